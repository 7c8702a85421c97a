import { expect, test } from 'vitest';
import { forIndex } from './search-index.ts';

test('a page is indexed by its title, and weighted by its address', () => {
  const page =
    '<title>Ontario: next day off | Stat Days</title><main data-pagefind-body><h1>Christmas</h1></main>';
  const indexed = forIndex(page, 'en/ontario/index.html');
  expect(indexed).toContain('data-title="Ontario: next day off"');
  expect(indexed).toContain('data-pagefind-weight="3"');
  expect(forIndex('<h2>On lists<span>lists: 4</span></h2>', 'en/x/index.html')).toContain(
    'lists <span> lists',
  );
  expect(forIndex("<p>l’indemnité d'aujourd’hui</p>", 'fr/x/index.html')).toContain(
    "l’\u200aindemnité d'\u200aaujourd’hui",
  );
  expect(forIndex(page, 'en/docs/errors/index.html')).toContain('data-pagefind-weight="0.4"');
});
