/** The law and the lists share names and dates, so they are one part of the bundle. */
export { bundledAlmanac } from '../../../core/bundled/law.ts';
export { bundledLists } from '../../../core/bundled/time-limits.ts';
