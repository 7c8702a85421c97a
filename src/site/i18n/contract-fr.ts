import french from './contract.fr.json' with { type: 'json' };

const texts = new Map(Object.entries(french));

/**
 * The French of a description of the contract, which is written in English beside its schema.
 * @throws {RangeError} where there is none: a description without its French fails the build
 */
export function contractInFrench(english: string): string {
  if (english === '') return '';
  const found = texts.get(english);
  if (found === undefined) throw new RangeError(`No French for "${english}" in contract.fr.json`);
  return found;
}
