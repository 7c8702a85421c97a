import { describe, expect, test } from 'vitest';
import { entries, type Fields, faultsOf, sound } from '../../../tests/support/law/law-files.ts';
import type { LawFiles } from './files.ts';

const ALIASES = JSON.parse(sound['aliases.json'] ?? '');

const history = (changed: Fields): LawFiles => entries('history/armistice-day.json', changed);
const aliases = (changed: object): LawFiles =>
  entries('aliases.json', { 'boxing-day': { ...ALIASES['boxing-day'], ...changed } });

describe('a fault is told with its file and holiday', () => {
  test.each<[string, LawFiles, string]>([
    [
      'the history of an unknown holiday',
      { ...sound, 'history/moon-day.json': '{}' },
      'data/history/moon-day.json: "moon-day" is not in holidays.json',
    ],
    [
      'the history of an unknown name',
      history({ names: { 'cease-fire-day': {} } }),
      'data/history/armistice-day.json: names: "cease-fire-day" is no name of the holiday',
    ],
    [
      'an alias twice, but for its accents',
      aliases({ fr: ['saint-étienne', 'Saint Etienne'] }),
      'data/aliases.json boxing-day: alias "saint etienne" appears twice',
    ],
    [
      'an alias that is a name',
      aliases({ fr: ['lendemain de noel'] }),
      'data/aliases.json boxing-day: alias "lendemain de noel" is a name of the holiday already',
    ],
    [
      'an alias of two holidays, which nobody says they share',
      aliases({ en: ['xmas'] }),
      'data/aliases.json boxing-day: "xmas" also means "christmas-day": if people may mean either, say so in sharedWith of both',
    ],
    [
      'the name of another holiday, which nobody says they share',
      aliases({ en: ['labour day'] }),
      'data/aliases.json boxing-day: "labour day" also means "labour-day": if people may mean either, say so in sharedWith of both',
    ],
    [
      'sharing nothing',
      aliases({ sharedWith: ['labour-day'] }),
      'data/aliases.json boxing-day: sharedWith names "labour-day", with which it shares no alias',
    ],
  ])('%s', (_name, files, fault) => {
    expect(faultsOf(files)).toContain(fault);
  });
});
