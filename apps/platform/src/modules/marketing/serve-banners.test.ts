import { drawBanner } from '@harmattan/art/banner';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { serveBanners } from './serve-banners.ts';

async function setUp() {
  const server = await testServer({ calls: {}, handlers: {}, authenticate: async () => undefined });
  serveBanners(server);
  return (url: string) => server.inject({ url });
}

test('serves a banner that a page may keep and nothing may run in', async () => {
  const get = await setUp();
  const answer = await get('/art/banners/race-dunes.svg');
  expect([answer.statusCode, answer.body]).toEqual([200, drawBanner('race-dunes')]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test.each(['race-nowhere.svg', 'race-dunes', 'constructor.svg', '..%2Frace-dunes.svg', ''])(
  'has no banner %j',
  async (file) => {
    const get = await setUp();
    expect((await get(`/art/banners/${file}`)).statusCode).toBe(404);
  },
);
