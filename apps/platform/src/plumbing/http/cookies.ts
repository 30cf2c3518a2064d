/** One cookie of a request. Ours are plain letters and digits, so nothing needs decoding. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const [itsName, value] = pair.split('=', 2);
    if (itsName?.trim() === name) return value?.trim();
  }
  return undefined;
}

/** A browser takes such a cookie only from this very host, over TLS: a page of a subdomain cannot plant one. */
const hostPrefix = '__Host-';

/** The cookies of a header that were set by this host over TLS, under their plain names. */
export function hostCookiesOf(header: string): string {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(hostPrefix))
    .map((pair) => pair.slice(hostPrefix.length))
    .join('; ');
}

/** Out of reach of scripts, and not sent along when another site's page makes the request. */
export function cookieText(cookie: { name: string; value: string; lifeSeconds: number; isSecure: boolean }): string {
  const { name, value, lifeSeconds, isSecure } = cookie;
  const attributes = `Max-Age=${lifeSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return isSecure ? `${hostPrefix}${name}=${value}; ${attributes}; Secure` : `${name}=${value}; ${attributes}`;
}
