import type { Score } from './score.ts';

/** The score as a file: a line a scope and a line a difference, so that a change of one is a diff of one line. */
export function scoreText({ years, peers, differences }: Score): string {
  const blocks = peers.map(({ tallies, ...peer }) => {
    const head = JSON.stringify(peer).slice(0, -1);
    return `    ${head},"tallies":[\n${lines(tallies, 6)}\n    ]}`;
  });
  return `{
  "years": ${JSON.stringify(years)},
  "peers": [
${blocks.join(',\n')}
  ],
  "differences": [
${lines(differences, 4)}
  ]
}
`;
}

function lines(rows: readonly object[], indent: number): string {
  return rows.map((row) => `${' '.repeat(indent)}${JSON.stringify(row)}`).join(',\n');
}
