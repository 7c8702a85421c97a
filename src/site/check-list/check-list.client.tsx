import { render } from 'preact';
import { bundledAliases } from '../../core/bundled/aliases.ts';
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledListDays } from '../../core/bundled/lists.ts';
import { createCheckList } from '../../core/check/check-list.ts';
import { CLAIMS } from '../../core/check/settings.ts';
import { toScopeCode } from '../../core/holidays/scope.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { checkView } from './check-list-view.ts';
import { type CheckData, CheckListPage } from './check-list-view.tsx';

/** Nothing that a reader pastes leaves the page. */
const data = pageData<CheckData>();
const t = laidTexts(data.texts, data.locale);
const page = byId('page');
const question = { text: '', place: '', as: '' };
let onlyFaults = false;
let isCopied = false;

const tables = { almanac: bundledAlmanac(), lists: bundledListDays(), aliases: bundledAliases() };
const checkList = createCheckList(tables);

function answer() {
  const place = question.place === '' ? undefined : toScopeCode(question.place);
  const as = CLAIMS.find((claim) => claim === question.as);
  return checkView(checkList(question.text, { place, as, locale: data.locale }), data.locale, t);
}

function show(): void {
  const view = question.text.trim() === '' ? undefined : answer();
  render(
    <CheckListPage
      {...data}
      t={t}
      question={question}
      view={view}
      onlyFaults={onlyFaults}
      isCopied={isCopied}
    />,
    page,
  );
}

async function readFile(file: File | undefined): Promise<void> {
  if (!file) return;
  question.text = await file.text();
  show();
}

page.addEventListener('input', ({ target }) => {
  const field = target as HTMLInputElement;
  isCopied = false;
  if (field.id === 'only-faults') onlyFaults = field.checked;
  else if (field.id === 'text' || field.id === 'place' || field.id === 'as') question[field.id] = field.value;
  if (field.id === 'file') void readFile(field.files?.[0]);
  else show();
});
page.addEventListener('click', async ({ target }) => {
  if ((target as HTMLElement).id !== 'copy') return;
  await navigator.clipboard.writeText(answer().rightList);
  isCopied = true;
  show();
});
page.addEventListener('dragover', (event) => event.preventDefault());
page.addEventListener('drop', (event) => {
  event.preventDefault();
  void readFile(event.dataTransfer?.files[0]);
});
show();
document.documentElement.dataset['ready'] = '';
