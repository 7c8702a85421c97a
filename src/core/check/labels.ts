/** As a value or a cell, not as a key. */
const OPTIONAL =
  /(?:^|[|,;:("'`\t]) *(?:optional|observance|public-service|(?:not|non)[ -]statutory|facultati(?:f|ve)|non férié) *(?=$|[|,;)\t\n}]|["'`](?!\s*:))/iu;
const NO = /(?:^|[|,;\t]) *(?:false|no|non|[✗✘❌])️? *(?=$|[|,;)\t\n])/iu;
const OPTIONAL_KEY = /\b(?:optional|facultati(?:f|ve))["'`]?\s*[:=]\s*["'`]?(?:true|yes|oui|1\b)/iu;
const STATUTORY_KEY =
  /(?:stat(?:utory)?|legal|paid|f[ée]ri[ée]|pay[ée])["'`]?\s*[:=]\s*["'`]?(?:false|no|non|0\b)/iu;
/** It is the list’s own. */
const OWN =
  /\b(?:shop|store|office|company|plant|clinic|school|we) clos|\b(?:bureau|magasin|entreprise|école|usine) ferm/iu;

/** Whether a record says that its day is no statutory one. */
export function isLabelledOptional(record: string): boolean {
  return [OPTIONAL, NO, OPTIONAL_KEY, STATUTORY_KEY, OWN].some((label) => label.test(record));
}
