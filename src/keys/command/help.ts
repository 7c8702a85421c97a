import { DEFAULT_LIMITS } from '../../counters/limits.ts';
import { NETLIFY_LIMIT } from './netlify-limit.ts';

export const KEYS_HELP = `Partner keys of the Stat Days API.

  npm run keys -- issue --name NAME --project PROJECT --volume VOLUME [--limit N] [--expires YYYY-MM-DD]
  npm run keys -- list
  npm run keys -- show ID
  npm run keys -- rotate ID [--grace DAYS]
  npm run keys -- revoke ID

issue    Makes a key and shows it, once. Only its hash is kept.
list     All keys, with the ID that the other commands take.
show     All that is kept of a key.
rotate   Makes a new key in the place of one. The old one goes on working for the days of grace.
revoke   Ends a key. A running server refuses it within two seconds, the edge within a minute or two.

show, rotate and revoke also take a key itself in the place of its ID, and never repeat it.

  --name      Who asks: a person or an organization
  --project   What it is for
  --volume    Expected volume, in words: "20,000 requests a day"
  --limit     Requests a minute, with --store netlify ${NETLIFY_LIMIT} at most; left out, the partner limit of the server (${DEFAULT_LIMITS.partner})
  --expires   Last day, in UTC, on which the key works; left out, it does not expire
  --grace     Days in which both keys work after a rotation: 0 to 365, default 14
  --store     Where the keys are: "file" (default) or "netlify"
  --file      The key file; default: the environment variable KEYS_FILE

The store "netlify" needs NETLIFY_SITE_ID (or --site) and NETLIFY_AUTH_TOKEN in the environment.`;
