/** Whether an address is that of the page that is open, its query included. Case and a slash at the end make no difference, here as on the server. */
export function isSameAddress(open: { pathname: string; search: string }, address: string): boolean {
  const [path = '', query = ''] = (address.split('#')[0] ?? '').split(/\?(.*)/s);
  return isSamePath(open.pathname, path) && open.search.replace(/^\?/, '') === query;
}

export function isSamePath(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');
