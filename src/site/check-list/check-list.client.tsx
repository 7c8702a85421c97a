import { render } from 'preact';
import { aliases } from '../../core/bundled/aliases.ts';
import { bundledAlmanac } from '../../core/bundled/law.ts';
import { bundledListDays } from '../../core/bundled/lists.ts';
import { CLAIMS } from '../../core/check/answer.ts';
import { createCheckList } from '../../core/check/check-list.ts';
import { toScopeCode } from '../../core/holidays/scope.ts';
import { byId, pageData } from '../frame/page-data.client.ts';
import { laidTexts } from '../i18n/laid-texts.ts';
import { checkView } from './check-list-view.ts';
import { type CheckData, CheckListPage, NOTHING } from './check-list-view.tsx';

/** Nothing that a reader pastes leaves the page. */
const data = pageData<CheckData>();
const { locale } = data;
const t = laidTexts(data.texts, locale);
const page = byId('page');
const tables = { almanac: bundledAlmanac(), lists: bundledListDays(), aliases };
const checkList = createCheckList(tables);
let chosen = NOTHING;

function answer() {
  const { text, place, as } = chosen;
  if (text.trim() === '') return undefined;
  const claim = CLAIMS.find((one) => one === as);
  return checkView(checkList(text, { place: toScopeCode(place), as: claim, locale }), locale, t);
}

function choose(changed: Partial<typeof NOTHING>): void {
  chosen = { ...chosen, isCopied: false, ...changed };
  render(<CheckListPage {...data} t={t} chosen={chosen} view={answer()} />, page);
}

async function readFile(files: FileList | null | undefined): Promise<void> {
  const file = files?.[0];
  if (file) choose({ text: await file.text() });
}

page.addEventListener('input', ({ target }) => {
  const { id, value, type, checked, files } = target as HTMLInputElement;
  if (type === 'file') void readFile(files);
  else choose({ [id]: type === 'checkbox' ? checked : value });
});
page.addEventListener('click', async ({ target }) => {
  if ((target as HTMLElement).id !== 'copy') return;
  await navigator.clipboard.writeText(answer()?.rightList ?? '');
  choose({ isCopied: true });
});
page.addEventListener('dragover', (event) => event.preventDefault());
page.addEventListener('drop', (event) => {
  event.preventDefault();
  void readFile(event.dataTransfer?.files);
});
choose({});
document.documentElement.dataset['ready'] = '';
