/**
 * Where a French text departs from the punctuation of Canada (Office québécois de la langue française): a no-break space before a
 * colon and inside guillemets, no space before `;`, `?` and `!`, and the typographic apostrophe.
 */
const FAULTS: readonly RegExp[] = [
  /.{0,20}[ \u00a0\u202f][;?!].{0,5}/g,
  /.{0,20}(?<![\u00a0|]):\s.{0,5}/g,
  /«(?!\u00a0).{0,20}/g,
  /.{0,20}(?<!\u00a0)»/g,
  /.{0,20}\p{L}'\p{L}.{0,5}/gu,
];

/** The faulty places with a little of what stands around them. Code and addresses are not looked at. */
export function frenchFaults(markdown: string): readonly string[] {
  const text = markdown.replace(/`[^`]*`|\]\([^)]*\)|<[^>]*>|^[|: -]+$/gm, 'x');
  return FAULTS.flatMap((fault) => [...text.matchAll(fault)].map(([place]) => place));
}
