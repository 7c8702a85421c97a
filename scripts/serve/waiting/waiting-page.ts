import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Unbuilt } from '../../../src/hosts/node/pages.ts';
import type { Locale } from '../../../src/language/locale.ts';
import type { BuildProgress, BuildStep } from '../../../src/publish/build.ts';

/** How far the build is that goes on behind the server, or why it failed. */
export type BuildState =
  | { readonly kind: 'building'; readonly steps: Readonly<Record<BuildStep, BuildProgress | undefined>> }
  | { readonly kind: 'failed'; readonly reason: string | undefined };

const WORDS = {
  en: {
    tag: 'en-CA',
    name: 'Stat Days',
    other: 'Français',
    building: 'The site is being built.',
    soon: 'This page will open automatically as soon as it is ready.',
    steps: { data: 'Data files', pages: 'Pages' },
    waiting: 'waiting',
    of: 'of',
    failed: 'The site could not be built.',
    rest: 'The pages will be available once a build succeeds.',
    untold: 'The reason is shown in the server’s terminal.',
    ready: 'The API and the data files are ready, except the large downloads:',
  },
  fr: {
    tag: 'fr-CA',
    name: 'Jours fériés',
    other: 'English',
    building: 'Le site est en préparation.',
    soon: 'Cette page s’ouvrira automatiquement dès qu’elle sera prête.',
    steps: { data: 'Fichiers de données', pages: 'Pages' },
    waiting: 'en attente',
    of: 'sur',
    failed: 'Le site n’a pas pu être généré.',
    rest: 'Les pages seront accessibles dès qu’une génération aura réussi.',
    untold: 'La raison est affichée dans le terminal du serveur.',
    ready: 'L’API et les fichiers de données sont prêts, sauf les gros téléchargements\u00a0:',
  },
} as const;

/** Seconds. A build takes some of them; after a failure, a person has to do something first. */
const RETRY_AFTER = { building: 5, failed: 60 };

/** What the server answers until the site is built. */
export function unbuiltSite(state: BuildState): Unbuilt {
  return { retryAfter: RETRY_AFTER[state.kind], page: (locale) => waitingPage(locale, state) };
}

type Look = ReturnType<typeof readLook>;
let look: Look | undefined;

/** Style and script are inline, as the files of the site are still to come; its policy allows just these, by their hashes. */
function readLook() {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const style = read('../../../src/site/styles/tokens.css') + read('waiting-page.css');
  const script = read('waiting-page.js');
  const mark = read('../../../public/favicon.svg');
  const contentSecurityPolicy = [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(script)}'`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { style, script, mark, contentSecurityPolicy };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function waitingPage(locale: Locale, state: BuildState): ReturnType<Unbuilt['page']> {
  look ??= readLook();
  const { style, script, mark, contentSecurityPolicy } = look;
  const words = WORDS[locale];
  const otherLocale = locale === 'en' ? 'fr' : 'en';
  const isFailed = state.kind === 'failed';
  const ready = [
    '/api/week.json',
    `/holidays/${new Date().getFullYear()}/on.json`,
    `/calendars/on.${locale}.ics`,
    '/lists/index.json',
  ];
  const html = `<!doctype html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isFailed ? words.failed : words.building} ${words.name}</title>
<noscript><meta http-equiv="refresh" content="${RETRY_AFTER[state.kind]}"></noscript>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}">
<style>${style}</style>
</head>
<body>
<header>${mark.replace('<svg ', '<svg aria-hidden="true" ')}${words.name}<a href="/${otherLocale}/" lang="${otherLocale}">${words.other}</a></header>
<main>
<div id="state" role="status">
<h1>${isFailed ? words.failed : words.building}</h1>
<p>${isFailed ? words.rest : words.soon}</p>
</div>
<div id="steps">
${isFailed ? reasonOf(state.reason, words.untold) : `${stepOf('data', locale, state)}\n${stepOf('pages', locale, state)}`}
</div>
<h2>${words.ready}</h2>
<ul>
${ready.map((path) => `<li><a href="${path}">${path}</a></li>`).join('\n')}
</ul>
</main>
<script type="module">${script}</script>
</body>
</html>
`;
  return { html, contentSecurityPolicy };
}

/** A build speaks English. */
function reasonOf(reason: string | undefined, untold: string): string {
  return reason ? `<pre lang="en">${escaped(reason)}</pre>` : `<p>${untold}</p>`;
}

function stepOf(
  step: BuildStep,
  locale: Locale,
  { steps }: Extract<BuildState, { readonly kind: 'building' }>,
): string {
  const { tag, of, waiting, steps: names } = WORDS[locale];
  const progress = steps[step];
  const number = (value: number) => value.toLocaleString(tag);
  const count = progress ? `${number(progress.done)} ${of} ${number(progress.total)}` : waiting;
  const { done = 0, total = 1 } = progress ?? {};
  return `<label>${names[step]} <span>${count}</span><progress value="${done}" max="${total}"></progress></label>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
