/** A page of the book's own, `match/17?market=total:2.5#goals`, as it stands in our address. Nothing else gets into the book's by it. */
const pageShape = /^[\w-]{1,40}(\/[\w.:-]{1,64}){0,3}(\?[\w.:=&,-]{1,200})?(#[\w.:=/-]{1,64})?$/;

/** Undefined: the book begins where it always does. */
export function bookPage(search: string): string | undefined {
  const page = new URLSearchParams(search).get('page') ?? '';
  return pageShape.test(page) ? page : undefined;
}

/** The address of our page with the book's own place in it, so that a reload and a shared link lead there. */
export function withBookPage(search: string, path: string): string {
  const query = new URLSearchParams(search);
  const whole = path.replace(/^\/+/, '');
  // A query or a place that has another shape is left out, and its page stays.
  const page = [whole, whole.replace(/[?#].*$/, '')].find((told) => pageShape.test(told));
  if (page === undefined) query.delete('page');
  else query.set('page', page);
  // A slash needs no disguise in a query, and the address is read by people.
  const text = query.toString().replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}
