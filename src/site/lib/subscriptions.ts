/** Addresses that subscribe a calendar program to a feed. */
export interface Subscriptions {
  readonly webcal: string;
  readonly google: string;
  readonly outlook: string;
}

/** @param feed the feed's full address; @param name what the calendar shall be called */
export function subscriptions(feed: URL, name: string): Subscriptions {
  const webcal = feed.href.replace(/^https?:/, 'webcal:');
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(feed.href)}&name=${encodeURIComponent(name)}`,
  };
}
