import type { Envelope } from '@harmattan/contract';
import { splitKey } from '@harmattan/contract';
import type { OfficeCallData, OfficeCallInput, OfficeCallKey } from '@harmattan/contract/office';
import { officePrefix } from '@harmattan/contract/wire';
import { codeAt, stepAt } from '../modules/identity/index.ts';

interface Server {
  inject(options: object): Promise<{ statusCode: number; json(): unknown; cookies: { name: string; value: string }[] }>;
}

/** A browser of a member of the staff: keeps the session's cookie and token, and makes calls. */
export function newDesk(server: Server, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  let token: string | undefined;

  async function call<Key extends OfficeCallKey>(
    key: Key,
    input: Partial<OfficeCallInput<Key>> = {},
  ): Promise<Envelope<OfficeCallData<Key>> & { http: number }> {
    const { query, body } = input as { query?: Record<string, string>; body?: object };
    const { method, path } = splitKey(key);
    const response = await server.inject({
      ...{ method, url: `${officePrefix}${path}`, query, payload: body },
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    return { http: response.statusCode, ...(response.json() as Envelope<OfficeCallData<Key>>) };
  }

  return {
    call,
    cookies,
    get token() {
      return token;
    },
    set token(value) {
      token = value;
    },
    async signIn(userName: string, password: string, code: string) {
      const answer = await call('POST Staff/SignIn', { body: { userName, password, code } });
      if (answer.status === 'SUCCESS') token = answer.data.token;
      return answer;
    },
  };
}

export type Desk = ReturnType<typeof newDesk>;

/** The code that an app with this secret shows now. */
export function codeOf(secret: Uint8Array, now: Date): string {
  return codeAt(secret, stepAt(now));
}
