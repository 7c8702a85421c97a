import type { Locale } from '../../core/language/locale.ts';
import type { AllDayEvent } from '../../service/documents/calendars/ics.ts';

/** Saves an event of a page as a calendar file. A browser loads the writer, which is large, for the first one. */
export async function saveEvent(name: string, locale: Locale, event: AllDayEvent): Promise<void> {
  const { toIcs } = await import('../../service/documents/calendars/ics.ts');
  saveFile(name, toIcs({ locale }, [event]), 'text/calendar');
}

/** Saves a text as a file on the reader's device. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
