import { connect } from 'node:net';
import { apiPrefix } from '@harmattan/contract/wire';
import { expect } from 'vitest';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { promisesOver } from './promise.ts';
import { type Browser, password, type Stage } from './stage.ts';

const promise = promisesOver(useTestDatabase());
const http = 'apps/platform/src/plumbing/http';
const evil = 'https://evil.example';

/** What the browser of a player who is signed in sends along with a request, from its own page or another site's. */
function headersOf({ token, cookies }: Browser): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' };
}

async function wantsNewsByMail(browser: Browser): Promise<boolean> {
  return (await browser.call('GET User/PersonalInfromation')).data.subscribeToEmail;
}

promise(
  "another site's page can make no call in the name of its visitor",
  {
    planted: [
      {
        file: `${http}/foreign-pages.ts`,
        from: "done(isRefused ? new RequestFailure('NOT_ALLOWED') : undefined);",
        to: 'done();',
      },
    ],
  },
  async ({ newPlayer, ask }) => {
    const { phone } = await newPlayer();
    const before = await wantsNewsByMail(phone);
    const path = `${apiPrefix}/User/UpdateEmailSubscription?flag=${before ? 0 : 1}`;
    const own = headersOf(phone);
    const send = async (headers: Record<string, string>, body?: string) =>
      (await ask(path, { method: 'POST', headers, ...(body !== undefined && { body }) })).status;
    expect(await send({ ...own, origin: evil }, '{}')).toBe(403);
    expect(await send({ ...own, origin: 'null' }, '{}')).toBe(403);
    expect(await send({ ...own, 'sec-fetch-site': 'cross-site' }, '{}')).toBe(403);
    // What a form can send without asking: the cookies, and a type of body that no call takes.
    const { authorization: _, ...ofForm } = own;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect(await send({ ...ofForm, 'content-type': type }, '{"flag":1}'), type).toBeGreaterThanOrEqual(400);
    }
    expect(await send(ofForm, '{}'), 'cookies alone').toBe(401);
    expect(await wantsNewsByMail(phone)).toBe(before);
  },
);

promise(
  "another site's page can read no answer",
  {
    planted: [
      {
        file: `${http}/security-headers.ts`,
        from: "'cross-origin-resource-policy': 'same-origin',",
        to: "'access-control-allow-origin': '*',",
      },
    ],
  },
  async ({ newPlayer, ask }) => {
    const { phone } = await newPlayer();
    const path = `${apiPrefix}/User/GetBalance`;
    const answer = await ask(path, { headers: { ...headersOf(phone), origin: evil } });
    const asked = {
      origin: evil,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const preflight = await ask(path, { method: 'OPTIONS', headers: asked });
    expect(preflight.status).toBeGreaterThanOrEqual(400);
    for (const { headers } of [answer, preflight]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  },
);

promise(
  'cookies stay out of reach of scripts and of other sites',
  { planted: [{ file: `${http}/cookies.ts`, from: 'Path=/; HttpOnly; SameSite=Lax', to: 'Path=/; SameSite=None' }] },
  async (stage) => {
    for (const cookie of (await signIn(stage)).cookies) {
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=(Lax|Strict)/);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
  },
);

promise(
  'over TLS a cookie belongs to the host alone, and one that another host planted is worth nothing',
  {
    env: { SITE_URL: 'https://bet.example' },
    planted: [{ file: `${http}/cookies.ts`, from: "const hostPrefix = '__Host-';", to: "const hostPrefix = '';" }],
  },
  async (stage) => {
    const { cookies, token } = await signIn(stage);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-\w+=.*; Path=\/.*; Secure/);
    const session = cookies.find((cookie) => cookie.startsWith('__Host-harmattan_session='))?.split(';')[0] ?? '';
    const read = async (cookie: string) =>
      (await stage.ask(`${apiPrefix}/User/GetBalance`, { headers: { authorization: `Bearer ${token}`, cookie } }))
        .status;
    expect(await read(session)).toBe(200);
    expect(await read(session.replace('__Host-', ''))).toBe(401);
  },
);

async function signIn({ newPlayer, ask }: Stage): Promise<{ cookies: string[]; token: string }> {
  const { number } = await newPlayer();
  const answer = await ask(`${apiPrefix}/Security/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: number, password }),
  });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(1);
  const { data } = (await answer.json()) as { data: { token: string } };
  return { cookies, token: data.token };
}

const paths = [
  '/',
  '/login',
  `${apiPrefix}/Security/GetIpCountry`,
  `${apiPrefix}/User/GetBalance`,
  `${apiPrefix}/None`,
  '/wallet/none',
  '/wallet/endorphina/session',
  '/hooks/none',
  '/assets/none.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/%zz',
];

promise(
  'no answer can be shown in a frame of another site, or taken for another type',
  {
    planted: [
      {
        file: `${http}/security-headers.ts`,
        from: `"default-src 'none'; frame-ancestors 'none'"`,
        to: `"default-src 'none'"`,
      },
    ],
  },
  async ({ ask }) => {
    for (const path of paths) {
      const { headers } = await ask(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toMatch(/frame-ancestors 'none'/);
      expect(policy, path).toMatch(/default-src 'none'/);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-type'), path).toMatch(/^(text\/(html|plain)|application\/json).*; charset=utf-8/i);
    }
    const { headers } = await ask('/');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(headers.get('content-security-policy')).toContain(part);
    }
  },
);

promise(
  'no path leads to a file beside those of the site, to a listing or to an echo',
  {
    planted: [
      {
        file: `${http}/server.ts`,
        from: 'if (settings.publicDetails) serveDocs(app);',
        to: "if (settings.publicDetails) serveDocs(app);\n  app.get('/.git/config', (_request, reply) => reply.send('[core]'));",
      },
    ],
  },
  async ({ ask, url }) => {
    const page = await (await ask('/')).text();
    const files = [
      '.git/config',
      '.git',
      '.env',
      'package.json',
      '../package.json',
      '..%2f..%2fpackage.json',
      'assets/',
      'assets',
    ];
    for (const path of files) {
      const answer = await ask(`/${path}`);
      const text = await answer.text();
      expect(answer.status === 404 || text === page, `${path}: ${answer.status} ${text.slice(0, 80)}`).toBe(true);
    }
    for (const method of ['PUT', 'DELETE', 'PROPFIND'])
      expect((await ask('/', { method })).status).toBeGreaterThanOrEqual(400);
    const echo = await trace(url);
    expect(echo).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(echo).not.toContain('x-secret');
  },
);

/** Fetch refuses to send it. */
async function trace(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.end('TRACE / HTTP/1.1\r\nhost: localhost\r\nx-secret: echo\r\nconnection: close\r\n\r\n');
  return Buffer.concat(await socket.toArray()).toString('latin1');
}
