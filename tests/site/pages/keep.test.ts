import { expect, test } from 'vitest';
import { siteInBrowser } from '../../support/site/served-site.ts';

const site = siteInBrowser();

test('the calendars are those of the reader’s place', async () => {
  const page = await site.open('/fr/agendas/', { place: 'qc' });
  const others = page.locator('#programs');
  expect(await others.locator('[data-program="apple"]').getAttribute('href')).toMatch(
    /^webcal:\/\/.*\/calendars\/qc\.fr\.ics$/,
  );
  expect(await others.locator('code').textContent()).toBe(`${site.url}/calendars/qc.fr.ics`);
});

test('another place fades the answer alone, unless the reader asked for less motion', async () => {
  const fadedBy = async (reducedMotion: 'no-preference' | 'reduce'): Promise<readonly string[]> => {
    const page = await site.open('/en/boxing-day/', { place: 'ab', reducedMotion });
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const parts = document
            .getAnimations()
            .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? []);
          document.body.dataset['faded'] = parts.join(' ');
        });
        return transition;
      };
    });
    await page.click('.pick');
    await page.click('#place-list [data-place="on"]');
    await page.waitForSelector('.pick:has-text("in Ontario")');
    if (reducedMotion === 'no-preference') await page.waitForSelector('body[data-faded]');
    return (await page.locator('body').getAttribute('data-faded'))?.split(' ') ?? [];
  };
  expect(await fadedBy('reduce')).toEqual([]);
  const faded = await fadedBy('no-preference');
  expect(faded.filter((part) => part.endsWith('(answer)')).length).toBeGreaterThan(0);
  expect(faded.filter((part) => !part.endsWith('(answer)'))).toEqual([]);
});
