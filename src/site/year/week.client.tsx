import { render } from 'preact';
import { zones } from '../../core/bundled/names.ts';
import { formatDate } from '../../core/calendar/day.ts';
import { todayIn } from '../../core/calendar/today.ts';
import { isoWeek } from '../../core/calendar/weeks.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { WeekConverter, type WeekData, type WeekFields, WeekTable } from './week-view.tsx';

const { locale, texts, year } = pageData<WeekData>();
const t = laidTexts(texts, locale);
const { day: today } = todayIn(zones, Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
const now = isoWeek(today);

function show(fields: WeekFields): void {
  const change = (field: keyof WeekFields, entry: WeekFields['date']): void =>
    show({ ...fields, [field]: entry });
  render(
    <WeekConverter fields={fields} today={today} locale={locale} t={t} onEntry={change} />,
    byId('week-numbers'),
  );
}

show({ date: { value: formatDate(today) }, week: { value: `${now.week}` }, year: { value: `${now.year}` } });
render(<WeekTable year={year} today={today} locale={locale} t={t} />, byId('weeks-of-year'));
document.documentElement.dataset['ready'] = '';
