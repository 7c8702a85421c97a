import type { ZodType } from 'zod';
import { holidaysBodySchema, statusBodySchema, weekBodySchema } from './bodies.ts';
import { businessDaysBodySchema, timeLimitBodySchema } from './days.ts';
import {
  allPlacesBodySchema,
  changesBodySchema,
  downloadBodySchema,
  longWeekendsBodySchema,
  namedHolidayBodySchema,
} from './files.ts';
import { listIndexBodySchema, listYearBodySchema } from './lists.ts';
import { holidayPayBodySchema } from './pay.ts';
import { v3HolidaysSchema, v3LongWeekendsSchema } from './v3.ts';
import { weekendRulesBodySchema } from './weekend-rules.ts';

export const SCHEMAS = {
  Holidays: holidaysBodySchema,
  Week: weekBodySchema,
  BusinessDays: businessDaysBodySchema,
  TimeLimit: timeLimitBodySchema,
  HolidayPay: holidayPayBodySchema,
  Status: statusBodySchema,
  AllPlaces: allPlacesBodySchema,
  LongWeekends: longWeekendsBodySchema,
  Lists: listIndexBodySchema,
  ListYear: listYearBodySchema,
  Changes: changesBodySchema,
  NamedHoliday: namedHolidayBodySchema,
  V3Holidays: v3HolidaysSchema,
  V3LongWeekends: v3LongWeekendsSchema,
  WeekendRules: weekendRulesBodySchema,
  Download: downloadBodySchema,
} satisfies Readonly<Record<string, ZodType>>;
