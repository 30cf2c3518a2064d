/** One cookie of a request. Ours are plain letters and digits, so nothing needs decoding. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const [itsName, value] = pair.split('=', 2);
    if (itsName?.trim() === name) return value?.trim();
  }
  return undefined;
}

/** Out of reach of scripts, and not sent along when another site's page makes the request. */
export function cookieText(cookie: { name: string; value: string; lifeSeconds: number; isSecure: boolean }): string {
  const { name, value, lifeSeconds, isSecure } = cookie;
  return `${name}=${value}; Max-Age=${lifeSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
