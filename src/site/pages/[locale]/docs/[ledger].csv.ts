import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../../../core/language/locale.ts';
import { LEDGERS, type Ledger, ledgerSheet } from '../../../docs/ledgers.ts';

export const getStaticPaths = () =>
  LOCALES.flatMap((locale) => Object.keys(LEDGERS).map((ledger) => ({ params: { locale, ledger } })));

export const GET: APIRoute = ({ params }) =>
  new Response(ledgerSheet(params['ledger'] as Ledger, params['locale'] as Locale));
