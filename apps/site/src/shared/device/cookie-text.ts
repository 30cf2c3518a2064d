/** The value of one cookie in the text of all of them, as `document.cookie` gives it. */
export function findCookie(all: string, name: string): string | undefined {
  const start = `${name}=`;
  const found = all.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? undefined : decode(found.slice(start.length));
}

export interface CookieLife {
  days: number;
}

export function cookieText(
  name: string,
  value: string,
  { days, isSecure }: CookieLife & { isSecure: boolean },
): string {
  const lifeS = days * 24 * 60 * 60;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifeS}; SameSite=Lax${secure}`;
}

/** Anything may stand in a cookie; what was not written by us is handed on as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
