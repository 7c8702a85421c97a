/** Whether an address leads to a text: one without a path leads to a publisher's front page, where nobody finds it. */
export function isDeepLink(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname !== '/' || search !== '' || hash !== '';
}

export const NO_FRONT_PAGE = 'the address of a text, not of the front page of its publisher';
