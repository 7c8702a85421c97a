import { render } from 'preact';
import { FeedPrograms } from '../feeds/feed-programs.tsx';
import type { Program } from '../feeds/subscriptions.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { ownPlace } from '../place/own-place.client.ts';
import { Calendars, type CalendarsData, chosenCalendar, type FeedChoice } from './calendars-view.tsx';

const { locale, texts, names } = pageData<CalendarsData>();
const t = laidTexts(texts, locale);

/** Guesses the reader's calendar program: the device's own, or the one that most others have. */
function guessProgram({ dataset: { phone } }: HTMLElement): Program {
  if (phone === 'apple' || phone === 'android') return phone;
  return /Mac/.test(navigator.userAgent) ? 'apple' : 'google';
}

const program = guessProgram(document.documentElement);

function show(choice: FeedChoice): void {
  const feed = chosenCalendar(choice, names, location.origin, t);
  render(<Calendars {...{ choice, names, feed, program, t }} onChoose={show} />, byId('calendars'));
  render(<FeedPrograms t={t} feed={feed} except={program} />, byId('programs'));
}

byId('programs').closest('details')?.removeAttribute('open');
show({ places: [ownPlace().code], kind: 'holidays', language: locale });
document.documentElement.dataset['ready'] = '';
