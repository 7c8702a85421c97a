/** A scrape in Prometheus's text format. */
export interface Scrape {
  /** Types by metric name, such as `counter`. */
  readonly types: ReadonlyMap<string, string>;
  /** Values by sample as it is written: `statdays_requests_total{operation="week.json",status="200"}`. */
  readonly samples: ReadonlyMap<string, number>;
}

export async function scrape(url: string): Promise<Scrape> {
  return readScrape(await (await fetch(url)).text());
}

/** A sample's value comes after its last space, because it has no timestamp. */
function readScrape(text: string): Scrape {
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [hash, keyword, name = '', type = ''] = line.split(' ');
    if (hash === '#' && keyword === 'TYPE') types.set(name, type);
    const end = line.lastIndexOf(' ');
    if (hash !== '#' && end > 0) samples.set(line.slice(0, end), Number(line.slice(end + 1)));
  }
  return { types, samples };
}
