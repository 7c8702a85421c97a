/** The law and the lists share names and dates, so they are one part of the bundle. */
export { bundledAlmanac } from '../../holidays/bundled.ts';
export { bundledLists } from '../../holidays/bundled-rules.ts';
