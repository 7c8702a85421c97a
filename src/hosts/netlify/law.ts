import { bundledAlmanac } from '../../holidays/bundled.ts';
import { bundledLists } from '../../holidays/bundled-rules.ts';

export const almanac = bundledAlmanac();

export const lists = bundledLists;
