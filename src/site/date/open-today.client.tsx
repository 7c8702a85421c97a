import { render } from 'preact';
import { type Day, dayOf, formatDate } from '../../core/calendar/day.ts';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { fullDate } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { READERS } from '../../core/questions/readers.ts';
import { dateBox, onTurn, showTurns } from '../day/date-turn.client.ts';
import { OfficeList, type OfficePages } from '../day/office-list.tsx';
import { inShort, isOrdinaryDay, officeRows } from '../day/office-rows.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { fillSlots } from '../frame/slots.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { onPlace, ownPlace } from '../place/own-place.client.ts';

interface OpenData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly pages: OfficePages;
}

const { locale, texts, pages } = pageData<OpenData>();
const t = laidTexts(texts, locale);
const section = byId('open-today');
const today = dayOf(readersDate());
/** The date of the address, else today. */
const text = new URL(location.href).searchParams.get('date') ?? formatDate(today);
const asked = READERS.date.read(text);
const date = asked ?? today;
const pathOf = (day: Day): string => (day === today ? './' : `?date=${formatDate(day)}`);

/** Who is open in a place; another place that was chosen meanwhile has its own answer. */
async function show(place: ScopeCode): Promise<void> {
  try {
    const { bundledOffices } = await import('../../core/bundled/dates.ts');
    const all = bundledOffices();
    if (ownPlace().code !== place) return;
    const answers = all.on(date, place);
    const words = isOrdinaryDay(answers) ? [t('open.why.ordinaryDay')] : [];
    fillSlots(section, { date: [fullDate(date, locale), ...words].join(', ') });
    const rows = inShort(officeRows(answers, date, place, [], locale, t), answers, t);
    render(<OfficeList rows={rows} pages={pages} />, byId('offices'));
  } catch (error) {
    console.error(error);
    section.textContent = t('live.failed');
  }
}

dateBox.value = formatDate(date);
if (asked === undefined) byId('problem').textContent = t('date.wrong', { value: text });
if (date !== today) byId('open-heading').textContent = t('open.heading');
showTurns(date, pathOf);
onTurn((chosen) => location.assign(`?date=${chosen}`));
onPlace(({ code }) => {
  void show(code).finally(() => {
    document.documentElement.dataset['ready'] = '';
  });
});
