import { dayOf } from '../../calendar/day.ts';
import type { Holiday } from '../../holidays/holiday.ts';
import type { Scope } from '../../holidays/scope.ts';
import { fullDate } from '../../language/dates.ts';
import { bilingual, type Locale, nameIn } from '../../language/locale.ts';
import { citationIn } from '../citation.ts';
import { changeOf, type EventChanges } from './changes.ts';
import type { AllDayEvent } from './ics.ts';
import { type CalendarTexts, calendarTexts } from './texts.ts';
import { holidayUid } from './uid.ts';

/** The event of a holiday, on its observed date. */
export function holidayEvent(
  scope: Scope,
  year: number,
  holiday: Holiday,
  locale: Locale,
  changes: EventChanges,
): AllDayEvent {
  const uid = holidayUid(holiday.id, year, scope.code);
  const texts = calendarTexts(locale);
  const name = nameIn(holiday, locale);
  return {
    uid,
    start: holiday.observedDate,
    end: holiday.observedDate,
    summary: isMoved(holiday) ? texts.observedName(name) : name,
    description: bilingual(locale, (language) => descriptionIn(scope, holiday, language)),
    category: texts.kinds[holiday.kind],
    change: changeOf(changes, uid),
    url: holiday.act && citationIn(holiday.act, locale).url,
  };
}

function isMoved(holiday: Holiday): boolean {
  return holiday.observedDate !== holiday.date;
}

function descriptionIn(scope: Scope, holiday: Holiday, locale: Locale): string {
  const texts = calendarTexts(locale);
  const lines = [`${nameIn(holiday, locale)} · ${nameIn(scope, locale)}`, standing(holiday, texts)];
  if (holiday.act) lines.push(texts.statute(citationIn(holiday.act, locale).name));
  if (isMoved(holiday)) {
    lines.push(
      texts.moved(fullDate(dayOf(holiday.date), locale), fullDate(dayOf(holiday.observedDate), locale)),
    );
  }
  if (holiday.notes) lines.push(holiday.notes[locale]);
  if (holiday.publicService) lines.push(texts.publicService);
  if (scope.code !== 'ca' && !holiday.global) lines.push(texts.inPart);
  if (holiday.confidence !== 'high') lines.push(texts.confidences[holiday.confidence]);
  return lines.join('\n');
}

function standing({ kind, basis }: Holiday, texts: CalendarTexts): string {
  return basis ? `${texts.kinds[kind]}, ${texts.bases[basis]}` : texts.kinds[kind];
}
