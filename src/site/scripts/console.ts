import { fillPath } from '../../contract/path-template.ts';
import { byId, pageData } from './page-data.ts';

interface ConsoleData {
  readonly operations: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, string>>;
}

type Box = HTMLInputElement | HTMLSelectElement;

/** Headers that the console shows, where the answer has them. */
const SHOWN =
  /^(?:content-type|cache-control|etag|link|retry-after|ratelimit.*|x-ratelimit-.*|content-disposition)$/;

const { operations, texts } = pageData<ConsoleData>();
const operationBox = byId<HTMLSelectElement>('console-operation');
const rows = document.querySelectorAll<HTMLElement>('[data-parameter]');

const takes = (name: string): boolean => operations[operationBox.value]?.includes(name) ?? false;

function showParameters(): void {
  for (const row of rows) row.hidden = !takes(row.dataset.parameter ?? '');
}

/** Path and query that the form asks for. */
function target(): string {
  const path = fillPath(operationBox.value, (name) => encodeURIComponent(textOf(name)));
  const query = new URLSearchParams();
  for (const name of operations[operationBox.value] ?? []) {
    const isInPath = operationBox.value.includes(`{${name}}`);
    if (!isInPath && textOf(name) !== '') query.set(name, textOf(name));
  }
  return `/api/${path}${query.size > 0 ? `?${query}` : ''}`;
}

function textOf(name: string): string {
  return byId<Box>(`console-${name}`).value.trim();
}

/** The request under way; a new one ends it, so that no late answer replaces a newer one. */
let underWay = new AbortController();

async function send(): Promise<void> {
  underWay.abort();
  underWay = new AbortController();
  const { signal } = underWay;
  const path = target();
  const key = byId<HTMLInputElement>('console-key').value.trim();
  const shownKey = key === '' ? '' : ` -H 'X-API-Key: …'`;
  byId('console-request').textContent = `curl "${location.origin}${path}"${shownKey}`;
  try {
    const response = await fetch(path, { signal, headers: key === '' ? {} : { 'X-API-Key': key } });
    const body = await response.text();
    show(`${texts['console.status']} ${response.status}`, headersOf(response), formatted(body));
  } catch {
    if (!signal.aborted) show(texts['console.failed'] ?? '', '', '');
  }
}

function show(status: string, headers: string, answer: string): void {
  byId('console-status').textContent = status;
  byId('console-headers').textContent = headers;
  byId('console-answer').textContent = answer;
  byId('console-result').hidden = false;
}

function headersOf({ headers }: Response): string {
  const shown = [...headers].filter(([name]) => SHOWN.test(name));
  return shown.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** JSON spread over lines; any other text as it came. */
function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

operationBox.addEventListener('change', showParameters);
byId<HTMLFormElement>('console').addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
showParameters();
