/** The data that a page lays down for its script, in a JSON script element. @throws where the page has none */
export function pageData<T>(): T {
  const element = document.getElementById('page-data');
  if (!element?.textContent) throw new Error('The page lays down no data');
  return JSON.parse(element.textContent) as T;
}

/** An element that the page's own template holds. @throws where it does not */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}`);
  return element as T;
}
