import { bundledAlmanac } from '../../holidays/bundled.ts';
import { bundledPay } from '../../holidays/bundled-pay.ts';
import { bundledLists } from '../../holidays/bundled-rules.ts';

export const almanac = bundledAlmanac();

export const lists = bundledLists;

export const pay = bundledPay;
