interface Injected {
  method: string;
  url: string;
  query?: Record<string, string>;
  payload?: object;
  headers: Record<string, string>;
  cookies: Record<string, string>;
}

/** A server as strangers reach it: over a socket, for what takes `server.inject` otherwise. */
export function overHttp(origin: string) {
  return {
    async inject(options: object) {
      const { method, url, query, payload, headers, cookies } = options as Injected;
      const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
      const response = await fetch(new URL(`${url}?${new URLSearchParams(query)}`, origin), {
        method,
        headers: {
          ...headers,
          ...(payload && { 'content-type': 'application/json' }),
          ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
        },
        ...(payload && { body: JSON.stringify(payload) }),
      });
      const answer: unknown = await response.json();
      return {
        statusCode: response.status,
        json: () => answer,
        cookies: response.headers.getSetCookie().map(readCookie),
      };
    },
  };
}

function readCookie(text: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
  return { name, value };
}
