import { render } from 'preact';
import { type Day, formatDate, readDay } from '../../core/calendar/day.ts';
import { fullDate } from '../../core/language/dates.ts';
import type { Locale } from '../../core/language/locale.ts';
import { onTurn, parseKnownDay } from '../day/date-turn.client.ts';
import type { OfficePages } from '../day/office-list.tsx';
import { inShort, isOrdinaryDay, officeRows } from '../day/office-rows.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { onPlace, ownPlace } from '../place/own-place.client.ts';
import { OpenToday } from './open-today.tsx';

interface OpenData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  readonly pages: OfficePages;
}

const { locale, texts, pages } = pageData<OpenData>();
const t = laidTexts(texts, locale);
const today = readDay(readersDate());
/** The date of the address, else today. */
const text = new URL(location.href).searchParams.get('date') ?? formatDate(today);
const asked = parseKnownDay(text);
const date = asked ?? today;
const findPath = (day: Day): string => (day === today ? './' : `?date=${formatDate(day)}`);
const turn = {
  value: formatDate(date),
  before: findPath(date - 1),
  after: findPath(date + 1),
  problem: asked === undefined ? t('date.wrong', { value: text }) : '',
};

/** Who is open in a place; another place that was chosen meanwhile has its own answer. */
async function show(place: OwnPlace): Promise<void> {
  const draw = (said: string, rows: Parameters<typeof OpenToday>[0]['rows']): void =>
    render(
      <OpenToday {...{ t, place, turn, said, rows, pages, isToday: date === today }} />,
      byId('open-root'),
    );
  try {
    const { bundledOffices } = await import('../../core/bundled/offices.ts');
    const all = bundledOffices();
    if (ownPlace().code !== place.code) return;
    const answers = all.on(date, place.code);
    const words = isOrdinaryDay(answers) ? [t('open.why.ordinaryDay')] : [];
    draw(
      [fullDate(date, locale), ...words].join(', '),
      inShort(officeRows(answers, date, place.code, [], locale, t), answers, t),
    );
  } catch (error) {
    console.error(error);
    draw(t('live.failed'), []);
  }
}

onTurn((chosen) => location.assign(`?date=${chosen}`));
onPlace((place) => {
  void show(place).finally(() => {
    document.documentElement.dataset['ready'] = '';
  });
});
