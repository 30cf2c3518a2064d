import { assert } from '@harmattan/kernel/assert';

/** Hands the browser over to a payment page. The address came over the wire: nothing but a page may be opened by it. */
export function leaveTo(address: string): void {
  const { protocol, href } = new URL(address);
  assert(protocol === 'https:' || protocol === 'http:', 'a payment page is a web page');
  location.assign(href);
}
