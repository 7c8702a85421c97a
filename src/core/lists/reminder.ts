import type { ListDescription } from './list.ts';
import type { Lists } from './lists.ts';

/** By this month publishers have announced the next year. */
const OCTOBER = 10;

/**
 * The text of an issue, in Markdown, on published lists whose next year should be out: those that end with the current year, from October
 * on, or before it at any time. Empty if there are none.
 * @param today YYYY-MM-DD
 */
export function toReminder(
  lists: Lists,
  descriptions: Readonly<Record<string, ListDescription>>,
  today: string,
): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const needed = month >= OCTOBER ? year + 1 : year;
  const lines = lists.ids.flatMap((id) => {
    const description = descriptions[id];
    const last = lists.years(id).at(-1);
    if (description?.status !== 'published' || last === undefined || last >= needed) return [];
    const { nameEn, url, next } = description;
    return [`- \`${id}\`: ${nameEn}, up to ${last}: ${url}${next ? `\n  ${next.en}` : ''}`];
  });
  if (lines.length === 0) return '';
  const lead = `The days of ${needed} may be published by now. Read the page, and add a row for each date with its source:
data/lists/README.md says how. A date that was not read is not written.`;
  return `${lead}\n\n${lines.join('\n')}\n`;
}
