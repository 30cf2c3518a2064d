import { createHash } from 'node:crypto';
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { createTestArcade, secretIn, sitAt, type TestArcade, useArcadeDatabase } from '../testing/test-arcade.ts';

const db = useArcadeDatabase();
const dice = '7002';
const mines = '7003';

/** A seat with play money, and every answer that it gets, to be searched for what must not be in it. */
async function sitFree(GameId: string, arcade?: TestArcade) {
  const at = arcade ?? (await createTestArcade(db));
  const query = { Token: '', MerchantId: '40001', Lang: 'en-US', GameId, IsFreeplay: '1' };
  const { headers } = await at.get(`/betsolutions/auth/auth?${new URLSearchParams(query)}`);
  const secret = secretIn(`${headers.location}`);
  const answers: string[] = [];
  const heard = async <Answer extends { body: string; statusCode: number }>(answer: Promise<Answer>) => {
    answers.push((await answer).body);
    return answer;
  };
  return {
    ...sitAt(at, secret),
    arcade: at,
    secret,
    answers,
    look: () => heard(at.get(`/play/${secret}/seeds`)),
    change: (clientSeed: unknown) => heard(at.post(`/play/${secret}/seeds`, { clientSeed })),
    post: (path: string, body: object) => heard(at.post(`/play/${secret}/${path}`, body)),
    read: (path: string) => heard(at.get(`/play/${secret}${path}`)),
  };
}

const under = { choice: { side: 'under', target: 4_950 } };
const digestOf = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

async function serverSeeds(): Promise<{ state: string; hex: string }[]> {
  const { rows } = await db.pool.query(`select state, encode(server_seed, 'hex') as hex from arcade.seed`);
  return rows;
}

test('a player sees the commitments, plays, chooses a seed, and is told the old one', async () => {
  const { look, change, play, state } = await sitFree(dice);
  const before = (await look()).json();
  expect(before).toMatchObject({ nonce: 0 });
  const { round } = await play(under);
  expect(round.proof).toEqual({
    commitment: before.commitment,
    clientSeed: before.clientSeed,
    nonce: 0,
    serverSeed: null,
  });
  expect((await look()).json()).toEqual({ ...before, nonce: 1 });

  const after = (await change('  my own seed  ')).json();
  expect(after).toMatchObject({ commitment: before.nextCommitment, clientSeed: 'my own seed', nonce: 0 });
  expect(after.told).toMatchObject({ commitment: before.commitment, clientSeed: before.clientSeed });
  expect(digestOf(after.told.serverSeed)).toBe(before.commitment);
  expect((await state()).rounds[0].proof.serverSeed).toBe(after.told.serverSeed);
  expect((await play(under)).round.proof).toMatchObject({ clientSeed: 'my own seed', nonce: 0, serverSeed: null });
});

test('the seed of a pair in use, or of one that waits, is in no answer', async () => {
  const { look, change, post, read, wish, answers } = await sitFree(dice);
  await look();
  for (const clientSeed of ['one', 'two']) {
    for (let at = 0; at < 3; at += 1) await post('rounds', wish(under));
    await read('/state');
    await change(clientSeed);
  }
  await post('rounds', wish({ ...under, stake: '0.01' }));
  await change('');
  await post('moves', { round: '1', at: 0, move: {} });
  await read('');
  await read('/state');
  const told = answers.join('\n');
  const seeds = await serverSeeds();
  const secret = seeds.filter(({ state }) => state !== 'revealed');
  expect(secret.length).toBeGreaterThanOrEqual(2);
  for (const { hex } of secret) {
    expect(told).not.toContain(hex);
    expect(told).not.toContain(Buffer.from(hex, 'hex').toString('base64').slice(0, 40));
  }
  // The search can find: what was told is there.
  expect(seeds.filter(({ state, hex }) => state === 'revealed' && told.includes(hex)).length).toBe(2);
});

test('seeds are not changed while a hand is open, so that no player sees where the mines are', async () => {
  const { look, change, play, post, answers } = await sitFree(mines);
  const { round } = await play({ choice: { mines: 3 } });
  expect(round.state).toBe('playing');
  const before = (await look()).json();
  expect((await change('peek')).statusCode).toBe(409);
  expect((await look()).json()).toEqual(before);
  let now = round;
  for (let place = 1; now.state === 'playing' && place <= 2; place += 1) {
    now = (await post('moves', { round: round.id, at: now.moves, move: { open: place } })).json().round;
  }
  if (now.state === 'playing') {
    now = (await post('moves', { round: round.id, at: now.moves, move: { do: 'cash-out' } })).json().round;
  }
  expect(now.state).toBe('settled');
  expect(minorFromMajor(now.win)).toBeDefined();
  expect((await change('later')).statusCode).toBe(200);
  expect(answers.at(-1)).toContain('"told"');
});

test('takes no seed that could not be written down, and nothing is changed', async () => {
  const { look, change } = await sitFree(dice);
  const before = (await look()).json();
  const wrong = ['', '   ', 'a'.repeat(65), 'a\nb', 'a\u0000b', '\ud83c', 'a\u200bb', 7, null, ['a']];
  for (const clientSeed of wrong) {
    expect((await change(clientSeed)).statusCode, JSON.stringify(clientSeed)).toBe(400);
  }
  expect((await look()).json()).toEqual(before);
});

test('takes no field beside the seed, and no body that is none', async () => {
  const { look, post } = await sitFree(dice);
  const before = (await look()).json();
  expect((await post('seeds', { clientSeed: 'a', serverSeed: '00'.repeat(32) })).statusCode).toBe(400);
  expect((await post('seeds', {})).statusCode).toBe(400);
  expect((await post('seeds', [])).statusCode).toBe(400);
  expect((await look()).json()).toEqual(before);
});

test('takes a seed in any script, and letters that can be written in two ways in one of them', async () => {
  const { change, play } = await sitFree(dice);
  for (const [clientSeed, kept] of [
    ['a'.repeat(64), 'a'.repeat(64)],
    ['我的种子', '我的种子'],
    ['🎲', '🎲'],
    ['e\u0301', '\u00e9'],
    [`<b>'";--`, `<b>'";--`],
  ]) {
    expect((await change(clientSeed)).json().clientSeed).toBe(kept);
    expect((await play(under)).round.proof.clientSeed).toBe(kept);
  }
});

test('a player neither sees nor changes the seeds of another seat', async () => {
  const mine = await sitFree(dice);
  const theirs = await sitFree(dice, mine.arcade);
  const before = (await theirs.look()).json();
  expect((await mine.look()).json().commitment).not.toBe(before.commitment);
  await mine.change('mine');
  expect((await theirs.look()).json()).toEqual(before);
  for (const other of ['x', 'a'.repeat(43), `${mine.secret}a`, '1']) {
    expect((await mine.arcade.get(`/play/${other}/seeds`)).statusCode).toBe(404);
    expect((await mine.arcade.post(`/play/${other}/seeds`, { clientSeed: 'a' })).statusCode).toBe(404);
  }
});

test('games whose chance comes from elsewhere have no seeds', async () => {
  const { look, change, read } = await sitFree('5001');
  expect((await look()).statusCode).toBe(404);
  expect((await change('a')).statusCode).toBe(404);
  expect((await read('')).body).not.toContain('fairness.css');
});

test('the verifier is there for the provable games in every language, and for no other', async () => {
  const arcade = await createTestArcade(db);
  for (const game of ['dice', 'mines', 'plinko', 'hi-lo']) {
    for (const [lang, words] of [
      ['en', 'Check a round of'],
      ['sw', 'Hakiki raundi ya'],
      ['zh', '验证一局'],
    ]) {
      const { statusCode, body } = await arcade.get(`/verify/${game}?lang=${lang}`);
      expect(statusCode).toBe(200);
      expect(body).toContain(words);
    }
  }
  expect((await arcade.get('/verify/dice?lang=%3Cscript%3E&lang=sw')).body).toContain('<html lang="en"');
  for (const game of ['toss', 'roulette', '', '%2e%2e%2fdice']) {
    expect((await arcade.get(`/verify/${game}`)).statusCode).toBe(404);
  }
});
