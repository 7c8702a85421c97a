import { z } from 'zod';
import type { DeepReadonly } from '../../../core/common/data.ts';
import { PAY_FACTS, PAY_PARAMETERS } from '../../../core/pay/pay.ts';
import { askedProvince, linksSchema } from './bodies.ts';
import { confidenceSchema, first, holidaySchema, isoDate, last, wordsSchema } from './holiday.ts';
import { evidenceSchema } from './weekend-rules.ts';

const amount = z.number().min(0).nullable();
const words = wordsSchema.nullable();
const section = z.string().min(1).nullable();

const conditionSchema = wordsSchema.extend({ sectionEn: z.string().min(1), sectionFr: z.string().min(1) });

export const holidayPayBodySchema = z
  .strictObject({
    date: isoDate,
    holiday: holidaySchema,
    province: askedProvince,
    decidedBy: z
      .enum(['law', 'employer', 'unknown'])
      .describe(
        'Who decides whether the day is paid: the law or the employer; `unknown` if we have not read the law of the time',
      ),
    window: z
      .strictObject({ start: first, end: last, ...wordsSchema.shape })
      .nullable()
      .describe('Reference period; `null` if nothing is counted'),
    holidayPay: amount.describe(
      'Holiday pay in dollars; `null` if a value is missing, or if the law does not set it',
    ),
    forWork: amount.describe('Pay for hours worked on the holiday, in dollars'),
    total: amount.describe('The two amounts together'),
    needs: z
      .array(z.enum(PAY_FACTS))
      .min(1)
      .exactOptional()
      .describe('Parameters still needed to calculate the missing amounts'),
    accepts: z.array(z.enum(PAY_PARAMETERS)).describe('Parameters that can change an amount in this place'),
    formula: words.describe('How holiday pay is calculated; `null` if none is due'),
    workFormula: words.describe('How pay for hours worked is calculated'),
    why: words.describe('Why there is no holiday pay; otherwise, `null`'),
    work: z
      .strictObject({ qualified: wordsSchema, unqualified: wordsSchema })
      .nullable()
      .describe(
        'Pay for hours worked on the holiday, for someone who qualifies and for someone who does not',
      ),
    options: z.array(wordsSchema).describe('What the employer or the employee may choose instead'),
    qualify: z.array(conditionSchema).describe('The conditions, each as the end of “you qualify if …”'),
    notes: z
      .array(wordsSchema)
      .describe('Points that the texts leave open, what counts as wages and who is not covered'),
    act: holidaySchema.shape.act,
    sectionEn: section.describe('Sections of the act, in English'),
    sectionFr: section.describe('Sections of the act, in French'),
    confidence: confidenceSchema.describe('Confidence in the rule, based on the sources'),
    sources: z.array(evidenceSchema).describe('Texts that support the rule'),
    source: linksSchema,
  })
  .meta({ id: 'HolidayPay' });

export type HolidayPayBody = DeepReadonly<z.infer<typeof holidayPayBodySchema>>;
