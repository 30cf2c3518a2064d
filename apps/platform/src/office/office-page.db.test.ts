import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { sharedTestPlatform, startTestPlatform } from '../testing/test-platform.ts';

const db = useTestDatabase();

async function get(url: string, headers: Record<string, string> = {}) {
  const { office } = await sharedTestPlatform(db, {});
  return office.server.inject({ method: 'GET', url, headers });
}

test.each(['/', '/payments?id=1', '/players/7'])(
  '%s is the page: kept nowhere, framed by no page, no script inside',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(policy.join()).not.toContain('unsafe');
    expect(JSON.parse(/json">(.*?)<\/script>/.exec(body)?.[1] ?? '')).toEqual({
      mode: 'sandbox',
      brand: { name: expect.any(String), currency: 'NGN' },
    });
  },
);

test('a file with a hash in its name is kept for good, and a file that does not exist is no page', async () => {
  const asset = await get('/assets/App-Ab1.js');
  expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(asset.headers['content-security-policy']).toContain("default-src 'none'");
  for (const url of ['/assets/gone.js', '/robots.txt', '/index.html'])
    expect((await get(url)).statusCode, url).toBe(404);
});

test('calls stay calls: an unknown one is no page', async () => {
  const { statusCode, headers } = await get('/office/api/Payments/Nothing');
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

test('an address that is not on the list gets neither the page nor its files', async () => {
  const { office } = await startTestPlatform(db, { OFFICE_ADDRESSES: '10.1.2.0/24' });
  for (const url of ['/', '/assets/App-Ab1.js', '/favicon.svg']) {
    const { statusCode, body } = await office.server.inject({ method: 'GET', url });
    expect([statusCode, body.includes('<script')], url).toEqual([403, false]);
  }
});
