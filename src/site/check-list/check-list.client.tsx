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
const shown = { onlyFaults: false, isCopied: false };

const tables = { almanac: bundledAlmanac(), lists: bundledListDays(), aliases: bundledAliases() };
const checkList = createCheckList(tables);

function answer() {
  const { text } = question;
  if (text.trim() === '') return undefined;
  const as = CLAIMS.find((claim) => claim === question.as);
  const checked = checkList(text, { place: toScopeCode(question.place), as, locale: data.locale });
  return checkView(checked, data.locale, t);
}

function show(): void {
  render(<CheckListPage {...data} t={t} question={question} view={answer()} {...shown} />, page);
}

async function readFile(files: FileList | null | undefined): Promise<void> {
  const file = files?.[0];
  if (!file) return;
  question.text = await file.text();
  show();
}

page.addEventListener('input', ({ target }) => {
  const { id, value, checked, files } = target as HTMLInputElement;
  shown.isCopied = false;
  if (id === 'file') void readFile(files);
  if (id === 'only-faults') shown.onlyFaults = checked;
  if (id === 'text' || id === 'place' || id === 'as') question[id] = value;
  show();
});
page.addEventListener('click', async ({ target }) => {
  if ((target as HTMLElement).id !== 'copy') return;
  await navigator.clipboard.writeText(answer()?.rightList ?? '');
  shown.isCopied = true;
  show();
});
page.addEventListener('dragover', (event) => event.preventDefault());
page.addEventListener('drop', (event) => {
  event.preventDefault();
  void readFile(event.dataTransfer?.files);
});
show();
document.documentElement.dataset['ready'] = '';
