import { customAlphabet } from 'nanoid';
import { ALPHABET, keyOf, RANDOM_LENGTH } from '../key.ts';

// nanoid draws from the system's cryptographic source and favours no character. On its own here, so that the edge does not carry it.
const draw = customAlphabet(ALPHABET, RANDOM_LENGTH);

/** A new key, of 142 random bits. */
export function makeKey(): string {
  return keyOf(draw());
}
