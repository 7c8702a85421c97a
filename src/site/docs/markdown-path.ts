/** `/en/docs/errors.md`; of the first page, `/en/docs/index.md`. @param path of the page, `/en/docs/errors/` */
export function markdownPath(path: string): string {
  return path.replace(/\/docs\/?$/, '/docs/index/').replace(/\/?$/, '.md');
}
