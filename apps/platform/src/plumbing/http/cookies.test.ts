import { call } from '@harmattan/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testServer } from '../../testing/test-server.ts';
import { cookieText, readCookie } from './cookies.ts';

test('finds a cookie among others, by its whole name', () => {
  expect(readCookie('a=1; session=abc-_9; b=2', 'session')).toBe('abc-_9');
  expect(readCookie('session=', 'session')).toBe('');
  expect(readCookie('my_session=1; sessions=2', 'session')).toBeUndefined();
  expect(readCookie('session', 'session')).toBeUndefined();
  expect(readCookie(undefined, 'session')).toBeUndefined();
});

test('writes a cookie that scripts cannot read, for TLS only where there is TLS', () => {
  const cookie = { name: 'session', value: 'abc', lifeSeconds: 60, isSecure: false };
  expect(cookieText(cookie)).toBe('session=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  expect(cookieText({ ...cookie, isSecure: true })).toMatch(/; Secure$/);
});

const calls = {
  'GET Sample/Cookie': call({
    summary: 'Sets the cookie and answers what it was',
    caller: 'anyone',
    data: z.string(),
    failures: {},
  }),
};

function sampleServer(env: NodeJS.ProcessEnv = {}) {
  return testServer({
    calls,
    handlers: {
      'GET Sample/Cookie': async ({ context }) => {
        context.setCookie('session', 'new', 60);
        return { status: 'SUCCESS', data: readCookie(context.header('cookie'), 'session') ?? 'none' };
      },
    },
    authenticate: async () => undefined,
    env,
  });
}

async function ask(server: Awaited<ReturnType<typeof sampleServer>>, cookie: string) {
  const { headers, body } = await server.inject({ url: '/api/api/Sample/Cookie', headers: { cookie } });
  return { set: headers['set-cookie'], read: JSON.parse(body).data };
}

test('over TLS a cookie is bound to the host: no other name is set or believed', async () => {
  const server = await sampleServer({ SITE_URL: 'https://bet.example' });
  const { set, read } = await ask(server, 'a=1; __Host-session=mine; session=planted-by-a-subdomain');
  expect(set).toBe('__Host-session=new; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(read).toBe('mine');
  expect((await ask(server, 'session=planted-by-a-subdomain')).read).toBe('none');
  expect((await ask(server, '__Host-__Host-session=odd; __host-session=odd')).read).toBe('none');
});

test('without TLS a cookie has its plain name, which is all that a browser takes there', async () => {
  const { set, read } = await ask(await sampleServer(), '__Host-session=other; session=mine');
  expect(set).toBe('session=new; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  expect(read).toBe('mine');
});
