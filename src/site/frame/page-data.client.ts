/** The data (`HomeData` and the like) that a page leaves for its script as JSON. @throws {Error} if it has none */
export function pageData<T>(): T {
  const element = document.getElementById('page-data');
  if (!element?.textContent) throw new Error('The page lays down no data');
  return JSON.parse(element.textContent) as T;
}

/** An element of the page's own template. @throws {Error} if it is missing */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}`);
  return element as T;
}
