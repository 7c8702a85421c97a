/** A key with its value: `optional: true`, `"kind": "observance"`, `is_statutory = FALSE`. */
const PAIR = /["'`]?(\w+)["'`]?\s*[:=]\s*["'`]?([\p{L}-]+)/gu;
const OPTIONAL_KEY = /^(?:is_?)?optional$|^facultati/i;
const STATUTORY_KEY =
  /^(?:is_?)?(?:stat(?:utory)?|legal|paid|mandatory)|^f[ée]ri[ée]|^pay[ée]|^obligatoire/iu;
const NO = /^(?:false|no|non|[✗✘❌]️?)$/iu;
const OPTIONAL =
  /^(?:optional|observance|public-service|not statutory|non[ -]statutory|facultati(?:f|ve)|non férié)$/iu;

/** It is the list’s own: `shop closes`, `low-send`. */
const OWN =
  /\b(?:shop|store|office|company|firm|plant|clinic|school|we)\b.{0,12}\b(?:clos|shut)|\blow-\w+|\b(?:bureau|magasin|entreprise|école|usine)\b.{0,12}\bferm/iu;

/** Whether a record says that its day is no statutory one. */
export function isLabelledOptional(record: string): boolean {
  let isLabelled = false;
  const cells = record.replace(PAIR, (_, key: string, value: string) => {
    if (
      OPTIONAL_KEY.test(key)
        ? !NO.test(value)
        : (STATUTORY_KEY.test(key) && NO.test(value)) || OPTIONAL.test(value)
    )
      isLabelled = true;
    return '';
  });
  return (
    isLabelled ||
    OWN.test(record) ||
    cells.split(/["'`|,;\t\n()]/).some((cell) => NO.test(cell.trim()) || OPTIONAL.test(cell.trim()))
  );
}
