import { type CookieLife, cookieText, findCookie } from './cookie-text.ts';

export function readCookie(name: string): string | undefined {
  return findCookie(document.cookie, name);
}

export function writeCookie(name: string, value: string, { days }: CookieLife): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is younger than the browsers we serve.
  document.cookie = cookieText(name, value, { days, isSecure: location.protocol === 'https:' });
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', { days: 0 });
}
