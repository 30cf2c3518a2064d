import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const session = {
  token: 'a-token',
  user: { userName: '2348031234567', currency: 'NGN', rankId: 1 },
  balanceInfo: { totalBalance: 0 },
};

/** Answers every request so, and tells of each. */
function answerWith(answer: () => Response) {
  const asked: { address: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push({ address, init });
    return answer();
  });
  return asked;
}

const success = (data: unknown) => () => Response.json({ statusCode: 0, status: 'SUCCESS', data });

test('a call goes to its path below the prefix, with the token of the stored user', async () => {
  await openPage({ session });
  const asked = answerWith(success({ totalBalance: 12.5 }));
  const { call } = await import('./call.ts');
  expect(await call('GET User/GetBalance')).toEqual({ totalBalance: 12.5 });
  expect(asked[0]?.address).toBe('/api/api/User/GetBalance');
  expect(asked[0]?.init).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer a-token' } });
});

test('a visitor sends no token, and an empty value of a query is sent', async () => {
  await openPage();
  const asked = answerWith(success(null));
  const { call } = await import('./call.ts');
  const query = { refcode: 'radio-7', host: '', controllerName: '', actionName: '', isFirst: '1' } as const;
  await call('POST Marketing/RegisterCampaignClick', { query });
  expect(asked[0]?.address).toBe(
    '/api/api/Marketing/RegisterCampaignClick?refcode=radio-7&host=&controllerName=&actionName=&isFirst=1',
  );
  expect(asked[0]?.init.headers).not.toHaveProperty('authorization');
  expect(asked[0]?.init.body).toBeUndefined();
});

test('a call whose statusCode is not 0 is a refusal', async () => {
  await openPage();
  answerWith(() => Response.json({ statusCode: 1006, status: 'INVALID_USERNAME_OR_PASSWORD', data: { message: 'x' } }));
  const { call } = await import('./call.ts');
  await expect(call('GET Security/GetIpCountry')).rejects.toThrow('answered INVALID_USERNAME_OR_PASSWORD');
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('failed to fetch'))],
  ['the answer is no envelope', () => Response.json({ hello: 'there' })],
])('where %s, the error is written to the console and thrown', async (_what, answer) => {
  await openPage();
  answerWith(answer as () => Response);
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { call } = await import('./call.ts');
  const { CallUnreachable } = await import('./call-errors.ts');
  await expect(call('GET Security/GetIpCountry')).rejects.toBeInstanceOf(CallUnreachable);
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'CallUnreachable' }));
  written.mockRestore();
});
