import { text as readText } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, isReady, siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

/** The text of an element on one line. */
const text = async (page: Page, selector: string): Promise<string> =>
  ((await page.textContent(selector)) ?? '').replaceAll(/\s+/g, ' ').trim();
const texts = async (page: Page, selector: string): Promise<readonly string[]> =>
  (await page.locator(selector).allTextContents()).map((one) => one.replaceAll('\u00a0', ' '));
const search = (page: Page): Promise<string> => page.evaluate(() => location.search);
const isInvalid = (page: Page, selector: string) => page.getAttribute(selector, 'aria-invalid');

/** Waits until an element says something. */
const says = (page: Page, selector: string, what: string): Promise<void> =>
  expect.poll(() => text(page, selector)).toContain(what);

interface Answer {
  readonly result?: string;
  readonly businessDays?: number;
  readonly networkDays?: number;
}

async function answerOf(path: string): Promise<Answer> {
  return (await fetch(`${site.url}${path}`)).json() as Promise<Answer>;
}

describe.each([
  {
    path: '/en/business-days/',
    cases: [
      ['date', 'date=2027-02-29&add=1', 'Date: choose a date from January 1, 1900, to December 31, 2100.'],
      ['add', 'date=2027-03-25&add=3661', 'How many business days: write a whole number from -3660 to 3660.'],
      ['list', 'list=nyse&date=2027-03-25&add=1', 'What the count is for: choose one that the page offers.'],
    ],
  },
  {
    path: '/en/deadline/',
    cases: [
      ['days', 'list=civil-procedure-on&date=2026-12-20&days=0', 'How many days: write a whole number'],
      [
        'date',
        'list=federal-courts-ca&date=2020-03-01&days=30',
        'Date of the event: acts and orders suspended',
      ],
    ],
  },
])('$path', ({ path, cases }) => {
  test('says what is wrong with a field by its label, in words for people', async () => {
    const page = await site.newPage();
    for (const [name, query, words = ''] of cases) {
      await goTo(page, `${path}?${query}`, '#problem:not(:empty)');
      expect(await text(page, '#problem'), query).toContain(words);
      expect(await isInvalid(page, `#${name}`), query).toBe('true');
      expect(await text(page, '#result'), query).toBe('');
    }
  });
});

describe('business days', () => {
  test('are a sentence: the answer is that of the service, and each day a square', async () => {
    const query = 'date=2026-12-20&add=10&province=on';
    expect((await answerOf(`/api/business-days.json?${query}`)).result).toBe('2027-01-05');
    const page = await site.open(`/en/business-days/?${query}`, { until: '#result h2' });
    expect(await text(page, '#result h2')).toBe('Tuesday, January 5, 2027');
    const names = await texts(page, '#squares .visually-hidden');
    expect([names.length, names[0], names[5], names[16]]).toEqual([
      17,
      'Sunday, December 20: start date',
      'Friday, December 25: Christmas Day, left out',
      'Tuesday, January 5: counted, day 10',
    ]);
    await page.selectOption('#direction', 'before');
    await says(page, '#result', 'Monday, December 7, 2026');
    expect(await search(page)).toContain('add=-10');
    await page.click('[data-turn="to"]');
    await page.fill('#to', '2026-12-31');
    await says(page, '#result', '8 business days');
    await says(page, '#result', 'In all, 12 calendar days, both dates included.');
    expect(await search(page)).toContain('to=2026-12-31');
  });

  test('between two dates are what a spreadsheet counts, which gets the formula and the holidays', async () => {
    const query = 'province=on&date=2027-01-04&to=2027-03-31';
    const { businessDays, networkDays } = await answerOf(`/api/business-days.json?${query}`);
    expect([businessDays, networkDays]).toEqual([60, 61]);
    const page = await site.open(`/en/business-days/?${query}`, { until: '#result h2' });
    expect(await text(page, '#result h2')).toBe('61 business days');
    expect(await text(page, '#result')).toContain('60 after January 4.');
    expect(await text(page, '#formula')).toBe('=NETWORKDAYS(DATE(2027,1,4),DATE(2027,3,31),A1:A7)');
    const copied = ((await page.textContent('#dates')) ?? '').split('\n');
    expect([copied.length, copied[0], copied[1]]).toEqual([7, '2027-01-01', '2027-02-15']);
  });

  test('and deadlines are tabs of a date, which goes along', async () => {
    const page = await site.open('/en/date/?date=2027-07-05', { place: 'on', until: '#answer:not(:empty)' });
    await page.click('.tabs a:has-text("Business days")');
    await page.waitForURL('**/en/business-days/?date=2027-07-05&province=on*');
    expect(await text(page, 'h1')).toBe('Business days');
    await page.click('.tabs a:has-text("Court deadline")');
    await page.waitForURL('**/en/deadline/?*date=2027-07-05*');
    expect(await text(page, 'h1')).toBe('Court deadline');
    const menu = (await texts(page, '#site-menu a')).map((one) => one.trim());
    expect(menu).toEqual(expect.arrayContaining(['Dates and deadlines', 'Business days', 'Court deadline']));
  });

  test('keep the holidays that are ticked by name, as the service does by id', async () => {
    const query = 'province=qc&date=2027-03-25&add=1&without=good-friday&with=easter-monday';
    expect((await answerOf(`/api/business-days.json?${query}`)).result).toBe('2027-03-26');
    const page = await site.open(`/en/business-days/?${query}`, { until: '#result h2' });
    expect(await text(page, '#result')).toContain('Friday, March 26, 2027');
    await page.click('summary:has-text("Holidays you have off")');
    expect(await page.isChecked('#holidays [value="easter-monday"]')).toBe(true);
    await page.check('#holidays [value="good-friday"]');
    await says(page, '#result', 'Tuesday, March 30, 2027');
    expect(await text(page, '#why')).toContain('Easter Monday');
    expect(await search(page)).not.toContain('without');
  });

  test('leave out the day that most employers give for a holiday on a weekend, if the reader says so', async () => {
    const query = 'province=on&date=2026-12-24&to=2026-12-31';
    expect((await answerOf(`/api/business-days.json?${query}&substitute=next`)).networkDays).toBe(4);
    const page = await site.open(`/en/business-days/?${query}`, { until: '#result h2' });
    expect(await text(page, '#result h2')).toBe('5 business days');
    expect(await text(page, '#other')).toBe('4 business days, if December 28 is off for Boxing Day');
    await page.click('#other');
    await says(page, '#result h2', '4 business days');
    expect(await text(page, '#other')).toBe('5 business days, by law alone');
    expect(await page.isChecked('#substitute')).toBe(true);
    expect(await search(page)).toContain('substitute=next');
    expect(await text(page, '#why')).toContain('Boxing Day (by custom) is left out.');
    expect(((await page.textContent('#dates')) ?? '').split('\n').slice(-2)).toEqual([
      '2026-12-25',
      '2026-12-28',
    ]);
    await page.click('summary:has-text("Other rules")');
    await page.selectOption('#list', 'tsx');
    await page.waitForURL((url) => url.searchParams.has('list') && !url.searchParams.has('substitute'));
    expect(await page.isVisible('#substitute')).toBe(false);
    await goTo(page, `/fr/jours-ouvrables/?${query}&substitute=next`, '#result h2');
    expect(await text(page, '#result h2')).toBe('4 jours ouvrables');
  });

  test('are those of the reader’s place, which is in the sentence', async () => {
    const page = await site.open('/fr/jours-ouvrables/?date=2027-06-23&add=1', {
      place: 'qc',
      until: '#result h2',
    });
    expect(await text(page, '#result h2')).toBe('Vendredi 25 juin 2027');
    await page.click('.sentence .pick');
    await page.click('#place-list [data-place="on"]');
    await says(page, '#result', 'Jeudi 24 juin 2027');
    expect(await search(page)).toContain('province=on');
  });

  test('who counts them for a court is led to its deadline, with the date and the number', async () => {
    const page = await site.open('/en/business-days/?date=2026-12-20&add=10', { until: '#result h2' });
    await page.click('summary:has-text("Other rules")');
    await page.selectOption('#list', 'civil-procedure-on');
    await page.waitForURL('**/en/deadline/?list=civil-procedure-on&date=2026-12-20&days=10');
    await says(page, '#result', 'Wednesday, December 30, 2026');
    await goTo(page, '/en/business-days/?list=civil-procedure-on&date=2026-12-20&add=10');
    await page.waitForURL('**/en/deadline/?list=civil-procedure-on&date=2026-12-20&days=10');
  });
});

describe('a deadline', () => {
  test('is what the service answers, and a screen reader hears each square by name', async () => {
    const query = 'list=civil-procedure-on&date=2026-12-21&days=10';
    expect((await answerOf(`/api/time-limit.json?${query}`)).result).toBe('2026-12-31');
    const page = await site.open(`/en/deadline/?${query}`, { until: '#result h2' });
    expect(await text(page, '#result')).toBe('The last day isThursday, December 31, 2026');
    expect(await text(page, '#rule')).toContain('periods of seven days or less');
    expect(await text(page, '#why')).toContain('because 10 days is more than 7.');
    const names = await texts(page, '#squares .visually-hidden');
    expect([names.length, names[0], names[4], names[7], names[10]]).toEqual([
      11,
      'Monday, December 21: the day of the event, not counted',
      'Friday, December 25: Christmas Day, counted, day 4',
      'Monday, December 28: Monday after Christmas Day, counted, day 7',
      'Thursday, December 31: counted, day 10, the last day',
    ]);
  });

  test('keeps the question in the address as the reader changes it', async () => {
    const page = await site.open('/en/deadline/?list=civil-procedure-on&date=2026-05-14&days=6');
    await says(page, '#result', 'Monday, May 25, 2026');
    expect(await text(page, '#why')).toContain('8 days instead? The period would end on May 22, 2026.');
    await page.selectOption('#list', 'federal-courts-ca');
    await page.fill('#days', '7');
    await says(page, '#result', 'Thursday, May 21, 2026');
    expect(await search(page)).toBe('?list=federal-courts-ca&date=2026-05-14&days=7');
    await page.check('#clear');
    await says(page, '#result', 'Friday, May 22, 2026');
    expect(await search(page)).toContain('clear=1');
    // These rules have no clear days.
    await page.selectOption('#list', 'civil-procedure-qc');
    await says(page, '#result', 'Thursday, May 21, 2026');
    expect(await page.isVisible('#clear')).toBe(false);
  });

  test('has two readings, the earlier first', async () => {
    const query = 'list=federal-courts-ca&date=2026-12-10&days=10';
    const page = await site.open(`/fr/delai/?${query}`, { until: '.reading h2' });
    expect(await texts(page, '.reading h2')).toEqual(['lundi 21 décembre 2026', 'vendredi 8 janvier 2027']);
    expect(await text(page, '.reading:first-child .kick')).toBe('Interprétation la plus prudente');
    expect(await text(page, '#squares .recess')).toContain('22 déc. au 7 janv.');
  });

  test('a long way off is drawn in part', async () => {
    const page = await site.open('/en/deadline/?list=interpretation-ca&date=2026-01-01&days=3660');
    await says(page, '#result', 'Wednesday, January 9, 2036');
    expect(await page.locator('#squares li').count()).toBeLessThan(20);
    expect(await text(page, '#squares .more')).toContain('more');
  });

  test('goes into a calendar', async () => {
    const query = 'list=civil-procedure-qc&date=2026-12-15&days=10';
    const page = await site.open(`/fr/delai/?${query}`, { until: '#calendar' });
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#calendar')]);
    const file = await readText(await download.createReadStream());
    expect(download.suggestedFilename()).toBe('delai.ics');
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261228\r\n');
    for (const line of file.split('\r\n').slice(1))
      expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  });
});

test('the page of a date refuses what isn’t a date, and fetches no data for a date', async () => {
  const page = await site.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) fetched.push(request.url());
  });
  await page.goto('/en/date/?date=2027-02-29');
  await says(page, '#problem[role="alert"]', '“2027-02-29”');
  expect(await isInvalid(page, '#date')).toBe('true');
  expect(await page.locator('#who, #around, #open').filter({ visible: true }).count()).toBe(0);
  await page.fill('#date', '2029-08-06');
  await page.waitForURL('**/en/date/?date=2029-08-06');
  await says(page, '#who', 'British Columbia');
  await page.goto('/en/deadline/?list=civil-procedure-on&date=2026-12-20&days=10');
  await says(page, '#result', 'December 30, 2026');
  await page.goto('/en/business-days/?date=2026-12-20&add=10');
  await page.waitForSelector('#result h2');
  expect(fetched).toEqual([]);
});

test.each(['/en/date/?date=2029-08-06', '/fr/listes/?date=2029-08-06'])(
  '%s waits until a date is typed to its end, and keeps the focus meanwhile',
  async (path) => {
    const page = await site.open(path);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await page.focus('#date');
    // Month, day and year in the order of the browser, which goes on to the next part by itself.
    for (const [digits, value] of [
      ['12', '2029-12-06'],
      ['06', '2029-12-06'],
      ['2', '0002-12-06'],
      ['0', '0020-12-06'],
      ['3', '0203-12-06'],
      ['1', '2031-12-06'],
    ] as const) {
      await page.keyboard.type(digits, { delay: 20 });
      expect(await page.inputValue('#date')).toBe(value);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('date');
    }
    expect(visited).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL('**date=2031-12-06');
    expect(visited).toHaveLength(1);
    await isReady(page);
    await page.focus('#date');
    await page.keyboard.press('ArrowUp');
    expect(await page.inputValue('#date')).toBe('2031-01-06');
    await page.focus('#before');
    await page.waitForURL('**date=2031-01-06');
  },
);

test('the week converter answers both ways, and says once what is wrong', async () => {
  const page = await site.open('/en/week/');
  await page.fill('#date', '2027-01-01');
  expect(await texts(page, '.panel:has(#date) dd')).toEqual([
    'Week 53 of 2026, December 28, 2026, to January 3, 2027',
    'Week 1 of 2027, December 27, 2026, to January 2, 2027',
  ]);
  await page.fill('#year', '1899');
  expect(await text(page, '#week-problem')).toBe('The year must be a whole number from 1900 to 2100.');
  expect([await isInvalid(page, '#week'), await isInvalid(page, '#year')]).toEqual(['false', 'true']);
});
