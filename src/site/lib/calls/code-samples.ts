import type { CodeLanguage } from './highlight.ts';

/** A request in a language or tool, ready to copy. */
export interface CodeSample {
  readonly tool: 'curl' | 'javascript' | 'python' | 'excel';
  readonly lang: CodeLanguage;
  readonly code: string;
}

/** The code for a request of the API that answers JSON. @param url its full address */
export function codeSamples(url: string): readonly CodeSample[] {
  return [
    { tool: 'curl', lang: 'bash', code: `curl "${url}"` },
    {
      tool: 'javascript',
      lang: 'js',
      code: `const response = await fetch('${url}');
const answer = await response.json();
if (!response.ok) throw new Error(answer.detail);
console.log(answer);`,
    },
    {
      tool: 'python',
      lang: 'python',
      code: `import json
from urllib.request import urlopen

with urlopen("${url}") as response:
    answer = json.load(response)
print(json.dumps(answer, indent=2))`,
    },
    {
      tool: 'excel',
      lang: 'text',
      code: `let\n  Answer = Json.Document(Web.Contents("${url}"))\nin\n  ${tableOf(url)}`,
    },
  ];
}

/** Excel shows a table: the list of a listing, otherwise the fields. */
function tableOf(url: string): string {
  return url.includes('/api/holidays.json')
    ? 'Table.FromRecords(Answer[holidays])'
    : 'Record.ToTable(Answer)';
}
