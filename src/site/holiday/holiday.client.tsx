import '../frame/copy-address.client.ts';
import '../frame/share.client.ts';
import '../frame/subscribe.client.ts';
import { render } from 'preact';
import type { ScopeCode } from '../../core/holidays/scope.ts';
import { lightUp } from '../frame/motion.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { readersDate } from '../frame/readers-date.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import type { OwnPlace } from '../place/guess-place.ts';
import { namePlace, onPlace } from '../place/own-place.client.ts';
import { HolidayAnswer, HolidayMap, HolidayOpen, WhenOff } from './holiday-article.tsx';
import { type HolidayData, holidayView } from './holiday-data.ts';

const data = pageData<HolidayData>();
const t = laidTexts(data.texts, data.locale);

/** Shows the answer for a place on the reader's day. */
function show(place: OwnPlace): void {
  const view = holidayView(data, place.code, readersDate(), t);
  render(<HolidayAnswer t={t} data={data} view={view} place={place} />, byId('answer-root'));
  render(<WhenOff t={t} data={data} place={place} />, byId('when-root'));
  render(<HolidayMap t={t} data={data} place={place} />, byId('map-root'));
  render(<HolidayOpen t={t} data={data} view={view} />, byId('open-root'));
  lightUp(document.querySelectorAll('.tile.law'));
  showRules(place.code);
}

/** Of the rules of all places, leaves those of the reader's; none if it doesn't observe the day. */
function showRules(place: ScopeCode): void {
  const rules = [...document.querySelectorAll<HTMLElement>('[data-of]')];
  for (const rule of rules) rule.hidden = rule.dataset['of'] !== place;
  const fold = rules[0]?.closest('details');
  if (fold) fold.hidden = rules.every((rule) => rule.hidden);
}

const named = new URL(location.href).searchParams.get('place');
if (named) namePlace(named);
onPlace(show);
for (const item of document.querySelectorAll<HTMLElement>('.next-years li'))
  item.hidden = (item.dataset['date'] ?? '') < readersDate();
document.documentElement.dataset['ready'] = '';
