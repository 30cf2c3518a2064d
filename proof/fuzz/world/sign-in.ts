// The one place that knows how a player registers and signs in.
import { apiPrefix, type CallKey, type Envelope, splitKey } from '@harmattan/contract';
import type { Connection } from '../connection.ts';

/** A browser of a player: where it is, and what it has been given. */
export interface Browser {
  address: string;
  token?: string | undefined;
  cookies: Map<string, string>;
}

export interface CallInput {
  query?: Record<string, string>;
  body?: unknown;
}

/** Headers as this browser sends them through the proxy. */
export function headersOf({ address, token, cookies }: Browser): [string, string][] {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return [
    ['x-forwarded-for', address],
    ['user-agent', 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'],
    ...(token === undefined ? [] : [['authorization', `Bearer ${token}`] as [string, string]]),
    ...(cookie === '' ? [] : [['cookie', cookie] as [string, string]]),
  ];
}

/** The cookies that an answer sets. */
export function cookiesIn(head: string): Map<string, string> {
  const found = head.matchAll(/\r\nset-cookie: ([^=\r\n]+)=([^;\r\n]*)/gi);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

/** A call as the site makes it. */
export async function callAs(
  connection: Connection,
  browser: Browser,
  { key, query, body }: { key: CallKey } & CallInput,
): Promise<Envelope & { http: number }> {
  const { method, path } = splitKey(key);
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const reply = await connection.ask({
    method,
    target: `${apiPrefix}${path}${search}`,
    headers: [
      ...headersOf(browser),
      ...(body === undefined ? [] : [['content-type', 'application/json'] as const]),
    ] as [string, string][],
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if ('reason' in reply) throw new Error(`${key} was not answered: ${reply.reason}`);
  for (const [name, value] of cookiesIn(reply.head)) browser.cookies.set(name, value);
  return { http: reply.http, ...(JSON.parse(reply.body) as Envelope) };
}

/** Opens an account. */
export async function register(
  connection: Connection,
  browser: Browser,
  { number, password }: { number: string; password: string },
): Promise<void> {
  const answer = await callAs(connection, browser, {
    key: 'POST Security/Register',
    body: { username: number, password, confirmPassword: password, agreeAll: 1 },
  });
  if (answer.status !== 'SUCCESS') throw new Error(`${number} could not register: ${JSON.stringify(answer)}`);
}

/** Begins a session. False where the account asks for more than the password. */
export async function signIn(
  connection: Connection,
  browser: Browser,
  { number, password }: { number: string; password: string },
): Promise<boolean> {
  const answer = await callAs(
    connection,
    { ...browser, token: undefined },
    {
      key: 'POST Security/Login',
      body: { userName: number, password, google2faPin: '' },
    },
  );
  const { token } = (answer.data ?? {}) as { token?: string };
  browser.token = token ?? browser.token;
  return token !== undefined;
}
