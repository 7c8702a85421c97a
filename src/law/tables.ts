import catalogue from '../../data/catalogue.json' with { type: 'json' };
import ab from '../../data/law/ab.json' with { type: 'json' };
import bc from '../../data/law/bc.json' with { type: 'json' };
import ca from '../../data/law/ca.json' with { type: 'json' };
import mb from '../../data/law/mb.json' with { type: 'json' };
import nb from '../../data/law/nb.json' with { type: 'json' };
import nl from '../../data/law/nl.json' with { type: 'json' };
import ns from '../../data/law/ns.json' with { type: 'json' };
import nt from '../../data/law/nt.json' with { type: 'json' };
import nu from '../../data/law/nu.json' with { type: 'json' };
import on from '../../data/law/on.json' with { type: 'json' };
import pe from '../../data/law/pe.json' with { type: 'json' };
import qc from '../../data/law/qc.json' with { type: 'json' };
import sk from '../../data/law/sk.json' with { type: 'json' };
import yt from '../../data/law/yt.json' with { type: 'json' };
import provisional from '../../data/provisional.json' with { type: 'json' };
import rules from '../../data/rules.json' with { type: 'json' };
import scopes from '../../data/scopes.json' with { type: 'json' };
import type { Law } from '../holidays/law.ts';

/** The law tables of `data/`; `checkLaw` holds them to these types before every build. */
export const law = {
  scopes,
  rules,
  catalogue,
  rows: { ca, ab, bc, mb, nb, nl, ns, nt, nu, on, pe, qc, sk, yt },
  provisional,
} as unknown as Law;
