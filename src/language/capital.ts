/** A text with the capital that begins a sentence: dates, names of days and places may have none of their own. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence that goes on after a comma. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
