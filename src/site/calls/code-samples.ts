import type { CodeLanguage } from './highlight.ts';

/** A request in one language or tool, ready to copy. */
export interface CodeSample {
  readonly tool: 'curl' | 'javascript' | 'python' | 'excel';
  readonly lang: CodeLanguage;
  readonly code: string;
}

/** Code for an API request that returns JSON. @param url its full address */
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
import sys
from urllib.error import HTTPError
from urllib.request import urlopen

try:
    with urlopen("${url}") as response:
        print(json.dumps(json.load(response), indent=2))
except HTTPError as error:
    sys.exit(json.load(error)["detail"])`,
    },
    {
      tool: 'excel',
      lang: 'powerquery',
      code: `let
  Answer = Json.Document(Web.Contents("${url}", [ManualStatusHandling = {400, 429}])),
  Checked = if Record.HasFields(Answer, "detail") then error Answer[detail] else Answer
in
  ${tableOf(url)}`,
    },
  ];
}

/** Excel shows a table: the holidays if there are any, else the fields. */
function tableOf(url: string): string {
  return url.includes('/api/holidays.json')
    ? 'Table.FromRecords(Checked[holidays])'
    : 'Record.ToTable(Checked)';
}
