import { describe, expect, test } from 'vitest';
import { readDay } from '../../core/calendar/day.ts';
import { LOCALES } from '../../core/language/locale.ts';
import type { QuestionProblem } from '../../core/questions/question-problems.ts';
import { countByQuery as askBusinessDays } from '../business-days/business-days-choice.ts';
import { almanac, lists } from '../common/almanac.ts';
import { limitByQuery as askDeadline } from '../deadline/deadline-choice.ts';
import { translateTo } from '../i18n/texts.ts';
import { problemInWords } from './problem-words.ts';

const TODAY = readDay('2026-11-28');
const problemsOf = {
  'business-days': (query: URLSearchParams) => askBusinessDays(query, almanac, lists).problems,
  deadline: (query: URLSearchParams) => askDeadline(query, lists, TODAY).problems,
} satisfies Readonly<Record<string, (query: URLSearchParams) => readonly QuestionProblem[]>>;

describe.each(LOCALES)('in %s, a problem', (locale) => {
  test.each([
    ['business-days', 'date=2027-02-29&add=1'],
    ['business-days', 'date=2027-03-25&add=3661'],
    ['business-days', 'date=2027-03-25&date=2027-03-26&add=1'],
    ['business-days', 'date=2027-03-25&add=1&with=nothing'],
    ['business-days', 'date=2027-03-25&add=1&with=easter-monday&without=easter-monday'],
    ['business-days', 'date=2027-03-25&add=1&province=xx'],
    ['business-days', 'date=2027-03-25&add=1&weekend=mon'],
    ['business-days', 'date=1990-03-25&to=2090-03-25'],
    ['business-days', 'date=2019-01-01&add=1&list=canada-post'],
    ['business-days', 'date=2026-12-20&add=900&list=canada-post'],
    ['business-days', 'date=2026-12-20&add=1&list=nyse'],
    ['deadline', 'list=civil-procedure-on&date=2026-12-20&days=0'],
    ['deadline', 'list=civil-procedure-on&date=2026-12-20'],
    ['deadline', 'list=federal-courts-ca&date=2015-03-01&days=30'],
    ['deadline', 'list=federal-courts-ca&date=2020-03-01&days=30'],
    ['deadline', 'list=civil-procedure-on&date=2100-12-30&days=30'],
    ['deadline', 'list=tsx&date=2026-12-20&days=30'],
  ] as const)('of %s with %s is for people: no IDs, no parameters, dates in words', (page, query) => {
    const problems = problemsOf[page](new URLSearchParams(query));
    expect(problems).not.toEqual([]);
    for (const problem of problems) {
      const words = problemInWords(problem, 'Field', locale, translateTo(locale));
      expect(words).toMatch(/^Field\u00a0?: .+\.$/);
      expect(words).not.toMatch(/parameter|paramètre|\d{4}-\d\d|[a-z]+-[a-z]+-(on|qc|ca)|\bids?\b|[«“]/i);
    }
  });
});

test('clear days are no problem under rules that have none', () => {
  const query = new URLSearchParams('list=civil-procedure-qc&date=2027-11-23&days=1&clear=1');
  expect(askDeadline(query, lists, TODAY)).toMatchObject({
    problems: [],
    reply: { answer: { clear: false } },
  });
});
