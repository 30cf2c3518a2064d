import {
  type CallData,
  type CallInput,
  type CallKey,
  type Envelope,
  type SpecifiedInput,
  splitKey,
} from '@harmattan/contract';
import { apiPrefix } from '@harmattan/contract/wire';

interface Server {
  inject(options: object): Promise<{ statusCode: number; json(): unknown; cookies: { name: string; value: string }[] }>;
}

let numbersGiven = 0;

/** A mobile number that no other test of this file has. */
export function newNumber(): string {
  numbersGiven += 1;
  return `80${String(31_000_000 + numbersGiven)}`;
}

/** A visitor's or a player's browser: keeps the session's cookie and token, and makes calls. */
export function newBrowser(server: Server, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const newCookies: string[] = [];
  let token: string | undefined;

  async function call<Key extends CallKey>(
    key: Key,
    input: Partial<CallInput<Key>> | Partial<SpecifiedInput<Key>> = {},
  ): Promise<Envelope<CallData<Key>> & { http: number }> {
    const { query, body } = input as { query?: Record<string, string>; body?: object };
    const { method, path } = splitKey(key);
    const response = await server.inject({
      method,
      url: `${apiPrefix}${path}`,
      query,
      payload: body,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value } of response.cookies) {
      cookies.set(name, value);
      newCookies.push(name);
    }
    return { http: response.statusCode, ...(response.json() as Envelope<CallData<Key>>) };
  }

  return {
    call,
    cookies,
    /** Names of the cookies that answers have set. */
    newCookies,
    get token() {
      return token;
    },
    set token(value) {
      token = value;
    },
    register: (number: string, password: string) =>
      call('POST Security/Register', {
        body: { username: number, password, confirmPassword: password, agreeAll: 1 },
      }),
    /** As the site does it, with the code that arrives on the player's phone. */
    async proveNumber(userName: string, inbox: { numberCodeFor(userName: string): Promise<string> }) {
      await call('POST Security/SendNumberCode', { body: {} });
      return call('POST Security/ProveNumber', { body: { smsCode: await inbox.numberCodeFor(userName) } });
    },
    async signIn(number: string, password: string, google2faPin = '') {
      const answer = await call('POST Security/Login', { body: { userName: number, password, google2faPin } });
      if (answer.data !== null && 'token' in answer.data) token = answer.data.token;
      return answer;
    },
  };
}
