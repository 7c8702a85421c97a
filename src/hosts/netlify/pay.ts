import { bundledPay } from '../../holidays/bundled-pay.ts';

export const pay = bundledPay;
