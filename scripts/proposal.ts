import { readFileSync } from 'node:fs';
import { toProposal } from '../src/provider/report.ts';

const [reconciliation, update, listings] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
if (reconciliation === undefined || update === undefined || listings === undefined) {
  console.error('Usage: npm run proposal -- RECONCILE.md UPDATE.txt LISTINGS.diff');
  process.exitCode = 2;
} else process.stdout.write(toProposal({ reconciliation, update, listings }));
