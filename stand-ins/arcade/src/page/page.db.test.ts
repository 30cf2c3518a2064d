import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestArcade, secretIn, sitAt, useArcadeDatabase } from '../testing/test-arcade.ts';

const db = useArcadeDatabase();
const site = 'http://localhost:3000';

/** A seat with play money. */
async function sitFree(env: NodeJS.ProcessEnv = {}, game = '9999') {
  const arcade = await createTestArcade(db, { env });
  const query = { Token: '', MerchantId: '40001', Lang: 'en-US', GameId: game, IsFreeplay: '1' };
  const { headers } = await arcade.get(`/betsolutions/auth/auth?${new URLSearchParams(query)}`);
  const secret = secretIn(`${headers.location}`);
  return { arcade, secret, ...sitAt(arcade, secret) };
}

test.each([
  ['no body', undefined],
  ['no key', { key: undefined }],
  ['a key that is none', { key: 'again' }],
  ['a number for the stake', { stake: 100 }],
  ['a negative stake', { stake: '-100.00' }],
  ['a third decimal', { stake: '100.001' }],
  ['an exponent', { stake: '1e3' }],
  ['too little', { stake: '9.99' }],
  ['too much', { stake: '10000.01' }],
  ['no side', { choice: {} }],
  ['the edge of the coin', { choice: { side: 'edge' } }],
  ['an outcome of its own', { choice: { side: 'heads', shown: 'heads' } }],
  ['a win of its own', { win: '1000.00' }],
])('takes no wish with %s, and nothing is played', async (_what, change) => {
  const { send, wish, state } = await sitFree();
  expect((await send(change === undefined ? {} : wish(change))).statusCode).toBe(400);
  expect(await state()).toEqual({ balance: '10000.00', rounds: [] });
});

test('takes the smallest and the largest stake', async () => {
  const { play } = await sitFree();
  expect((await play({ stake: '10' })).round.state).toBe('settled');
  expect((await play({ stake: '9000.00' })).round.state).toBe('settled');
});

test('Zeppelin has a page of its own, and a round is not played past its flights', async () => {
  const { arcade, secret, send, wish, state } = await sitFree({}, '7001');
  const { body, headers } = await arcade.get(`/play/${secret}`);
  expect(body).toContain('/files/zeppelin.js');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await send(wish())).statusCode).toBe(400);
  expect((await send({ key: randomUUID(), stake: '100.00', choice: { target: 101 } })).statusCode).toBe(400);
  expect(await state()).toEqual({ balance: '10000.00', rounds: [] });
});

test('a caller without the secret of a seat cannot open, read or play it', async () => {
  const { arcade, secret, wish } = await sitFree();
  const changed = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
  for (const other of [changed, 'x', '1', 'a'.repeat(43), `${secret}a`, '%00', "'--", '../files/play.js']) {
    const path = `/play/${encodeURIComponent(other)}`;
    expect((await arcade.get(path)).statusCode).toBe(404);
    expect((await arcade.get(`${path}/state`)).statusCode).toBe(404);
    expect((await arcade.post(`${path}/rounds`, wish())).statusCode).toBe(404);
  }
});

test('play money pays what is won, costs what is lost, and runs out', async () => {
  const { play, state } = await sitFree();
  let balance = 1_000_000n;
  const minor = (text: string) => BigInt(text.replace('.', ''));
  for (let at = 0; at < 60; at += 1) {
    const told = await play({ stake: '7000.00' });
    if (told.round.state === 'refused') {
      expect(told.round.refusal).toBe('insufficient');
      expect(balance).toBeLessThan(700_000n);
      break;
    }
    balance += minor(told.round.win) - 700_000n;
    expect(minor(told.balance)).toBe(balance);
  }
  expect(minor((await state()).balance)).toBe(balance);
});

test('play money is spent once, however many wishes come at once', async () => {
  const { send, wish, state } = await sitFree();
  const same = wish({ stake: '5000.00', key: randomUUID() });
  await Promise.all([...Array.from({ length: 4 }, () => send(same)), send(wish({ stake: '10.00' }))]);
  await send(same);
  const { rounds, balance } = await state();
  // One round at a time: the other wish may have found this one under way.
  const stakes = rounds.map(({ stake }: { stake: string }) => stake);
  expect(stakes.filter((stake: string) => stake === '5000.00')).toHaveLength(1);
  expect(new Set(stakes).size).toBe(stakes.length);
  const minor = (text: string) => BigInt(text.replace('.', ''));
  const left = rounds.reduce(
    (sum: bigint, { stake, win }: { stake: string; win: string }) => sum - minor(stake) + minor(win),
    1_000_000n,
  );
  expect(minor(balance)).toBe(left);
});

test('is strict about where its pages may be shown, sets no cookie and leaves nothing in a cache', async () => {
  const { arcade, secret } = await sitFree({ SITE_URL: `${site}/` });
  for (const url of [`/play/${secret}`, `/play/${secret}/state`, '/files/play.js', '/nowhere']) {
    const { headers } = await arcade.get(url);
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${site}`);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['set-cookie']).toBeUndefined();
    if (url.startsWith('/play')) expect(headers['cache-control']).toBe('no-store');
  }
});

test('answers to its own address only', async () => {
  const { server } = await createTestArcade(db, { env: { ARCADE_PORT: '3001' } });
  const answer = await server.inject({ url: '/play/x', authority: 'rebound.example:3001' });
  expect([answer.statusCode, answer.headers.location]).toEqual([307, 'http://127.0.0.1:3001/play/x']);
});

test('a title that the arcade does not know is refused, and nothing can be played at it', async () => {
  const arcade = await createTestArcade(db);
  const open = (GameId: string) =>
    arcade.get(
      `/betsolutions/auth/auth?${new URLSearchParams({ Token: '', MerchantId: '40001', Lang: 'en-US', GameId, IsFreeplay: '1' })}`,
    );
  expect((await open('<script>')).statusCode).toBe(403);
  const refused = await open('an-unlisted-game');
  expect([refused.statusCode, refused.headers.location]).toEqual([403, undefined]);
  expect(refused.body).toContain('No money was taken');
});

test('is ready while its database answers', async () => {
  const arcade = await createTestArcade(db);
  expect((await arcade.get('/readyz')).json()).toEqual({ status: 'ready', waitingFor: [] });
  const cutOff = await createTestArcade({ ...db, url: 'postgres://nobody@127.0.0.1:1/none' });
  expect((await cutOff.get('/readyz')).statusCode).toBe(503);
});

test('sends modules of our packages as scripts, and every file compressed to a browser that accepts it', async () => {
  const arcade = await createTestArcade(db);
  for (const [name, type] of [
    ['fair/slots/add-up.ts', 'text/javascript; charset=utf-8'],
    ['slot-baobab-gold.svg', 'image/svg+xml'],
  ]) {
    const plain = await arcade.get(`/files/${name}`);
    expect([plain.statusCode, plain.headers['content-type'], plain.headers['content-encoding']]).toEqual([
      200,
      type,
      undefined,
    ]);
    const packed = await arcade.get(`/files/${name}`, { 'accept-encoding': 'gzip, br' });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  }
  for (const name of ['fair/slots/models.ts', '../page/index.ts', '%2e%2e/settings.ts', 'fair/../package.json']) {
    expect((await arcade.get(`/files/${name}`)).statusCode).toBe(404);
  }
});
