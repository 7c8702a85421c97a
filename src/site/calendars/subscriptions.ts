import { type FeedChoice, feedPath } from '../../documents/paths.ts';

/** Programs that subscribe to a feed, in the order in which a page offers them. `android` takes a copy: it follows no feed by itself. */
export const PROGRAMS = ['apple', 'android', 'google', 'outlook'] as const;
export type Program = (typeof PROGRAMS)[number];

export interface Subscriptions {
  /** The full address of the feed, for any other program. */
  readonly address: string;
  readonly links: Readonly<Record<Program, string>>;
}

/** Links that put a feed into a calendar. @param site address of the service; @param name what the calendar shall be called */
export function subscriptions(choice: FeedChoice, site: URL, name: string): Subscriptions {
  const path = feedPath(choice);
  const { href } = new URL(path, site);
  const webcal = href.replace(/^https?:/, 'webcal:');
  return {
    address: href,
    links: {
      apple: webcal,
      android: path,
      google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
      outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(href)}&name=${encodeURIComponent(name)}`,
    },
  };
}
