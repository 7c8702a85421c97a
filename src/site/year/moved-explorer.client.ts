import { FIRST_YEAR, LAST_YEAR } from '../../holidays/law.ts';
import { toScopeCode } from '../../holidays/scope.ts';
import { byId } from '../frame/page-data.client.ts';

/** Leads on to the year and the places that the address names: `?year=1965&scope=on&with=qc`. */
const { searchParams } = new URL(location.href);
const link = byId<HTMLAnchorElement>('moved');
const year = Number(searchParams.get('year'));
if (Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR)
  link.pathname = link.pathname.replace(/\d{4}/, String(year));
const places = ['scope', 'with'].flatMap((name) => toScopeCode(searchParams.get(name) ?? '') ?? []);
if (places.length > 0) link.search = `places=${places.join(',')}`;
location.replace(link.href);
