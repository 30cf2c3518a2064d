/** Whether an address is that of the page that is open, its query included. Case and a slash at the end make no difference, here as on the server. */
export function isSameAddress(open: { pathname: string; search: string }, address: string): boolean {
  const { pathname, search } = new URL(address, 'http://site');
  return isSamePath(open.pathname, pathname) && open.search === search;
}

export function isSamePath(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');
