import { z } from 'zod';

/**
 * One line of text that does nothing to a terminal, a calendar or an XML file: no control or format characters, no
 * separators of lines, and nothing that Unicode leaves without a meaning of its own.
 */
export const plainText = z
  .string()
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'a text without control, format or line-separator characters');
