import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const noCalls = { calls: {}, handlers: {}, authenticate: async () => undefined };
const live = {
  SITE_URL: 'https://bet.example',
  WIDGET_ORIGIN: 'https://widget.bet.example',
  ALTENAR_URL: 'https://books.example/path',
};

async function open(env: NodeJS.ProcessEnv) {
  const server = await testServer({ ...noCalls, env });
  return (url: string, host: string) => server.inject({ url, headers: { host } });
}

test("the frame is served on its own host, may run the supplier's script and be framed by the site alone", async () => {
  const get = await open(live);
  const { statusCode, headers, body } = await get('/widget-frame?integration=a&culture=sw-SW', 'widget.bet.example');
  expect(statusCode).toBe(200);
  expect(body).toContain('data-site="https://bet.example" data-script="https://books.example/path/altenarWSDK.js"');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self' https://books.example;");
  expect(policy).toContain('wss://books.example; frame-ancestors https://bet.example;');
  expect(policy).not.toMatch(/unsafe|connect-src[^;]*('self'|bet\.example)/);
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
});

test("the site's own host has no such frame, however its name is written", async () => {
  const get = await open(live);
  for (const host of ['bet.example', 'BET.example', 'widget.bet.example.evil.example', '127.0.0.1'])
    expect((await get('/widget-frame', host)).statusCode, host).toBe(404);
  expect((await get('/widget-frame', 'Widget.Bet.Example')).statusCode).toBe(200);
});

test("the widget's host serves no page, no call and no wire", async () => {
  const get = await open(live);
  for (const url of [
    '/',
    '/login',
    '/api/api/Security/GetIpCountry',
    '/wallet/bti',
    '/hooks/kudipal',
    '/favicon.svg',
    '/readyz',
  ])
    expect((await get(url, 'widget.bet.example')).statusCode, url).toBe(404);
  expect((await get('/', 'bet.example')).statusCode).toBe(200);
});

test('the site may frame the widget and runs nothing of its supplier', async () => {
  const get = await open(live);
  const policy = String((await get('/', 'bet.example')).headers['content-security-policy']);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/widget\.bet\.example/);
  expect(policy).not.toContain('books.example');
});

test('on this machine the frame has the other name of it, and a visitor there is sent to the site', async () => {
  const get = await open({});
  expect((await get('/widget-frame', '127.0.0.1:3000')).statusCode).toBe(200);
  expect((await get('/widget-frame', 'localhost:3000')).statusCode).toBe(404);
  expect((await get('/login', '127.0.0.1:3000')).headers.location).toBe('http://localhost:3000/login');
});

test('without the supplier there is no frame and nothing of it in the policy', async () => {
  const get = await open({ ALTENAR_URL: 'off' });
  const { headers } = await get('/', 'localhost:3000');
  expect(String(headers['content-security-policy'])).not.toContain('http://127.0.0.1:3000');
  expect((await get('/widget-frame', '127.0.0.1:3000')).statusCode).not.toBe(200);
});
