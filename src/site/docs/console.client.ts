import { fillPath } from '../../service/contract/path-template.ts';
import { jsonPieces } from '../calls/json-pieces.ts';
import { element } from '../frame/element.client.ts';
import { byId, pageData } from '../frame/page-data.client.ts';

interface ConsoleData {
  readonly operations: Readonly<Record<string, readonly string[]>>;
  /** What a parameter means in one operation only. */
  readonly own: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly texts: Readonly<Record<string, string>>;
}

type Box = HTMLInputElement | HTMLSelectElement;

/** Response headers that the console shows. */
const SHOWN =
  /^(?:content-type|cache-control|etag|link|retry-after|ratelimit.*|x-ratelimit-.*|content-disposition)$/;

/** The classes of the documentation's code. */
const CLASSES = { key: 'code-keyword', string: 'code-string', constant: 'code-constant' } as const;

const { operations, own, texts } = pageData<ConsoleData>();
const operationBox = byId<HTMLSelectElement>('console-operation');
const rows = document.querySelectorAll<HTMLElement>('[data-parameter]');

const rules = new Map([...rows].map((row) => [ruleOf(row), ruleOf(row)?.textContent ?? '']));

const takes = (name: string): boolean => operations[operationBox.value]?.includes(name) ?? false;

function showParameters(): void {
  for (const row of rows) {
    const name = row.dataset.parameter ?? '';
    row.hidden = !takes(name);
    const rule = ruleOf(row);
    if (rule) rule.textContent = own[operationBox.value]?.[name] ?? rules.get(rule) ?? '';
  }
}

function ruleOf(row: HTMLElement): Element | null {
  return row.querySelector('.rule');
}

/** The request that the form describes. */
function target(): string {
  const path = fillPath(operationBox.value, (name) => encodeURIComponent(textOf(name)));
  const query = new URLSearchParams();
  for (const name of operations[operationBox.value] ?? []) {
    if (!isInPath(name) && textOf(name) !== '') query.set(queryNameOf(name), textOf(name));
  }
  return `/api/${path}${query.size > 0 ? `?${query}` : ''}`;
}

/** What a parameter is called in an address. */
function queryNameOf(name: string): string {
  return [...rows].find(({ dataset }) => dataset.parameter === name)?.dataset['queryName'] ?? name;
}

const isInPath = (name: string): boolean => operationBox.value.includes(`{${name}}`);

function textOf(name: string): string {
  return byId<Box>(`console-${name}`).value.trim();
}

/** Aborted by the next request, so that a late response never replaces a newer one. */
let underWay = new AbortController();

/** Fills the form from the address and ignores anything it doesn't know. */
function readAddress(): void {
  const { searchParams } = new URL(location.href);
  const operation = searchParams.get('operation') ?? '';
  if (!Object.hasOwn(operations, operation)) return;
  operationBox.value = operation;
  for (const name of operations[operation] ?? []) {
    const value = searchParams.get(name) ?? (isInPath(name) ? undefined : '');
    if (value !== undefined) byId<Box>(`console-${name}`).value = value;
  }
}

/** Keeps the choice in the address, without the key. */
function writeAddress(): void {
  const filled = (operations[operationBox.value] ?? []).filter((name) => textOf(name) !== '');
  const query = new URLSearchParams([
    ['operation', operationBox.value],
    ...filled.map((name) => [name, textOf(name)]),
  ]);
  history.replaceState(null, '', `?${query}`);
}

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
  } catch (error) {
    if (signal.aborted) return;
    console.error(error);
    show(texts['console.failed'] ?? '', '', '');
  }
}

function show(status: string, headers: string, answer: string): void {
  byId('console-status').textContent = status;
  byId('console-headers').textContent = headers;
  byId('console-answer').replaceChildren(...jsonPieces(answer).map(pieceOf));
  byId('console-result').hidden = false;
}

function pieceOf({ text, kind }: ReturnType<typeof jsonPieces>[number]): Node | string {
  return kind === undefined ? text : element('span', { class: CLASSES[kind] }, text);
}

function headersOf({ headers }: Response): string {
  const shown = [...headers].filter(([name]) => SHOWN.test(name));
  return shown.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** JSON is pretty-printed; other text stays as it is. */
function formatted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

operationBox.addEventListener('change', showParameters);
byId<HTMLFormElement>('console').addEventListener('input', writeAddress);
byId<HTMLFormElement>('console').addEventListener('submit', (event) => {
  event.preventDefault();
  writeAddress();
  void send();
});
readAddress();
showParameters();
