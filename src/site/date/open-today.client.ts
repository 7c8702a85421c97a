import { dayOf } from '../../calendar/day.ts';
import type { Office } from '../../holidays/offices.ts';
import type { ScopeCode } from '../../holidays/scope.ts';
import { fullDate } from '../../language/dates.ts';
import type { Locale } from '../../language/locale.ts';
import { readersDate } from '../day/readers-date.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { fillList, fillSlots } from '../frame/slots.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { onPlace, ownPlace } from '../place/own-place.client.ts';
import { officeItem, officeRows } from './office-rows.ts';

interface OpenData {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** The pages of the lists. */
  readonly offices: Readonly<Record<Office, string>>;
}

const { locale, texts, offices } = pageData<OpenData>();
const t = laidTexts(texts, locale);
const section = byId('open-today');

/** Who is open today in a place; another place that was chosen meanwhile has its own answer. */
async function show(place: ScopeCode): Promise<void> {
  const today = dayOf(readersDate());
  try {
    const { bundledOffices } = await import('./bundled-offices.ts');
    const all = await bundledOffices(locale);
    if (ownPlace().code !== place) return;
    const answers = all.on(today, place);
    fillSlots(section, { date: fullDate(today, locale) });
    fillList(
      section,
      'offices',
      officeRows(answers, today, place, [], locale, t).map((row) => officeItem(row, offices)),
    );
  } catch (error) {
    console.error(error);
    section.textContent = t('live.failed');
  }
}

onPlace(({ code }) => {
  void show(code).finally(() => {
    document.documentElement.dataset['ready'] = '';
  });
});
