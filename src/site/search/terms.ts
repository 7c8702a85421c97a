import { foldPhrase, type Lexicon, type Meaning, spell, WORD } from './lexicon.ts';
import { readWritten, type WrittenDate } from './written-dates.ts';

interface Token {
  /** In lower case, without accents and in its right spelling. A code of a place is in capitals. */
  readonly word: string;
  readonly typed: string;
  /** Its index in the plain text. */
  readonly start: number;
  readonly isGuessed: boolean;
}

/** Abbreviations such as `P.E.I.` and `C.-B.`. */
const ABBREVIATION = /(?<!\p{L})\p{L}\.(?:-?\p{L}\.?)+(?!\p{L})/gu;

/**
 * Reads the words of a question, and a plain text of them with their punctuation. A code that is also a word stays in capitals if it is
 * written like a code: in capitals, after a comma, before a full stop or at the end. “On” is Ontario in “holidays ON” and “Ottawa, on”.
 */
function readTokens(text: string, lexicon: Lexicon) {
  const source = text
    .normalize('NFC')
    .trim()
    .replace(/[’‘ʼ`´]/g, "'");
  const letters = source.replace(ABBREVIATION, (all) => all.replace(/[.-]/g, '').toUpperCase());
  const isShouted = letters === letters.toUpperCase();
  const tokens: Token[] = [];
  let plain = '';
  let end = 0;
  for (const { 0: typed, index } of letters.matchAll(WORD)) {
    const small = foldPhrase(typed);
    const isSetOff = /,\s*$/.test(plain) || /^(?:\.|\W*$)/.test(letters.slice(index + typed.length));
    const isCapital = typed === typed.toUpperCase() && !isShouted;
    const isCode = lexicon.codes.includes(small) && (isSetOff || isCapital);
    const word = isCode ? small.toUpperCase() : spell(small, lexicon);
    plain += letters.slice(end, index);
    tokens.push({ word, typed, start: plain.length, isGuessed: !isCode && word !== small });
    plain += word;
    end = index + typed.length;
  }
  return { tokens, plain };
}

/** A phrase that we know, a date as it is written, a number, or a word that we don’t know. */
export interface Term {
  readonly tokens: readonly Token[];
  /** None for a word that means nothing by itself. */
  readonly meanings: readonly Meaning[];
  readonly written?: WrittenDate;
  readonly isUnknown?: boolean;
}

/** Reads a text from left to right: dates first, then the longest phrases. */
export function readTerms(text: string, lexicon: Lexicon): readonly Term[] {
  const { tokens, plain } = readTokens(text, lexicon);
  const terms: Term[] = [];
  for (let rest = tokens; rest.length > 0; rest = rest.slice(terms.at(-1)?.tokens.length))
    terms.push(readTerm(rest, plain, lexicon));
  return terms;
}

function readTerm(rest: readonly Token[], plain: string, { phrases, maxLength }: Lexicon): Term {
  const tokens = rest.slice(0, 1);
  const [{ word, start }] = tokens as [Token];
  const written = readWritten(plain, start);
  if (written) return { tokens: rest.filter((token) => token.start < written.end), meanings: [], written };
  for (let length = Math.min(maxLength, rest.length); length > 0; length--) {
    const taken = rest.slice(0, length);
    const meanings = phrases.get(taken.map((token) => token.word).join(' '));
    if (meanings) return { tokens: taken, meanings };
  }
  const isNumber = /^\d{1,4}(?:st|nd|rd|th|er|re|e|i?eme)?$/.test(word);
  return isNumber
    ? { tokens, meanings: [{ kind: 'number', id: word }] }
    : { tokens, meanings: [], isUnknown: true };
}

/**
 * The words that we don’t know, as they were typed. Things are what the question is about: a shop, a service, a subject. The others, such
 * as adverbs, adjectives and verbs, add little, but with them no answer is sure.
 */
export function findUnknown(terms: readonly Term[], { leads }: Lexicon) {
  const [things, extras]: [string[], string[]] = [[], []];
  for (const [start, term] of terms.entries()) {
    if (!term.isUnknown || terms[start - 1]?.isUnknown) continue;
    const known = terms.findIndex(({ isUnknown }, index) => index > start && !isUnknown);
    const end = known < 0 ? terms.length : known;
    // “Food bank”.
    const run = terms.slice(start, isOffice(terms[end]) ? end + 1 : end).flatMap(({ tokens }) => tokens);
    (isThing(start, end) ? things : extras).push(run.map(({ typed }) => typed).join(' '));
  }
  return { things, extras };

  /** A thing follows an article, a preposition or “is”, or comes before “open”. */
  function isThing(start: number, end: number): boolean {
    const after = terms[end];
    const before = terms.slice(0, start).findLast((term) => !isFiller(term));
    const isAfterLead = leads.has(lastWord(before && terms[terms.indexOf(before) - 1]));
    const last = lastWord(before);
    // “Zoo open”, “food bank”, “bank machine”.
    const isClosing = terms.some((term) => asks(term, 'open')) && !terms.some(isOffice);
    if (isClosing || isOffice(after) || (isOffice(before) && !/s$/.test(last))) return true;
    if (leads.has(last) || (asks(before, 'terms') && isAfterLead)) return true;
    // “Is there a parade”, “is it a half day”.
    if (/^(?:an?|une?)$/.test(last))
      return terms.slice(0, start).some((term) => asks(term, 'ask')) && !asks(after, 'off');
    // « Noël est-il populaire », “do I”, « quand est prévu le congé ».
    const isAfterDay = terms.slice(0, start).some(isDay) || PRONOUN.test(last);
    const isBeforeDay = leads.has(after?.tokens[0]?.word ?? '') && isDay(terms[end + 1]);
    return asks(before, 'ask') && !isAfterDay && !isBeforeDay;
  }

  function isFiller(term: Term): boolean {
    const isPlain = term.meanings.length === 0 && !term.isUnknown && !term.written;
    return isPlain && !leads.has(lastWord(term));
  }
}

const lastWord = (term?: Term): string => term?.tokens.at(-1)?.word ?? '';
const PRONOUN = /^(?:i|we|you|it|there|je|tu|ils?|elles?|on|nous|vous)$/;
const isA = (term: Term | undefined, ...kinds: readonly Meaning['kind'][]): boolean =>
  term?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false;
const isOffice = (term?: Term): boolean => isA(term, 'office');
const isDay = (term?: Term): boolean => term?.written !== undefined || isA(term, 'holiday', 'days');
const asks = (term: Term | undefined, ...ids: readonly string[]): boolean =>
  term?.meanings.some(({ kind, id }) => kind === 'asked' && ids.includes(id)) ?? false;
