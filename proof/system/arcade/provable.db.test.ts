// The provably fair games over BetSolutions' wire, in the platform's books, and worked out again from the seeds.
import { recompute as recomputeDice } from '@harmattan/fair/dice/recompute';
import { cardText, recompute as recomputeHiLo } from '@harmattan/fair/hi-lo/recompute';
import { recompute as recomputeMines } from '@harmattan/fair/mines/recompute';
import { recompute as recomputePlinko } from '@harmattan/fair/plinko/recompute';
import { chanceFrom } from '@harmattan/fair/seeds/seeded-chance';
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { timesMinor } from '../../../stand-ins/arcade/src/games/provable/browser/provable-money.js';
import { leftSeconds } from '../../../stand-ins/arcade/src/rounds/round.ts';
import { useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { sitForMoney } from '../../worlds/sit-for-money.ts';

const databases = { platformDb: useTestDatabase(), arcadeDb: useArcadeDatabase() };
const fundsMinor = 10_000_000n;
const [hiLo, dice, mines, plinko] = ['7000', '7002', '7003', '7004'];

const sitDown = (game = dice) => sitForMoney(databases, { game: `${game}`, fundsMinor });
type Sitting = Awaited<ReturnType<typeof sitDown>>;

const minor = (text: string) => minorFromMajor(text) ?? -1n;

/** What decided a round: the seed is told when the player takes another one. */
async function chanceOf({ arcade, secret, state }: Sitting, id: string) {
  await arcade.post(`/play/${secret}/seeds`, { clientSeed: 'another' });
  const { rounds } = await state();
  const { proof } = rounds.find((round: { id: string }) => round.id === id);
  return chanceFrom({ ...proof, serverSeed: Buffer.from(proof.serverSeed, 'hex') });
}

test('a roll of the dice is in the books as the page is told it, and comes out of the seeds again', async () => {
  const seat = await sitDown(dice);
  const choice = { side: 'under', target: 9_000 };
  const { round, balance } = await seat.play({ stake: '1234.57', choice });
  expect(round).toMatchObject({ state: 'settled', stake: '1234.57', choice });
  const { roll, isWon, multiplierTenThousandths } = round.outcome;
  expect(isWon).toBe(roll < 9_000);
  expect(minor(round.win)).toBe(isWon ? BigInt(timesMinor(123_457, multiplierTenThousandths, 10_000)) : 0n);
  expect(await seat.funds()).toBe(fundsMinor - 123_457n + minor(round.win));
  expect(minor(balance)).toBe(await seat.funds());
  const { lines } = recomputeDice(await chanceOf(seat, round.id), choice);
  expect(lines.roll).toBe((roll / 100).toFixed(2).padStart(5, '0'));
});

test('a ball is in the books as the page is told it, and falls the same way from the seeds again', async () => {
  const seat = await sitDown(plinko);
  const choice = { rows: 16, risk: 'high' };
  const { round } = await seat.play({ stake: '100.01', choice });
  expect(minor(round.win)).toBe(BigInt(timesMinor(10_001, round.outcome.multiplierHundredths, 100)));
  expect(await seat.funds()).toBe(fundsMinor - 10_001n + minor(round.win));
  const { lines } = recomputePlinko(await chanceOf(seat, round.id), choice);
  expect([lines.path, lines.bin]).toEqual([round.outcome.path, round.outcome.bin]);
});

test.each([
  [dice, { stake: '9.99', choice: { side: 'under', target: 5_000 } }],
  [dice, { stake: '50000.01', choice: { side: 'under', target: 5_000 } }],
  [dice, { choice: { side: 'under', target: 9_801 } }],
  [dice, { choice: { side: 'under', target: 5_000, roll: 1 } }],
  [plinko, { stake: '8333.34', choice: { rows: 16, risk: 'high' } }],
  [plinko, { choice: { rows: 9, risk: 'high' } }],
  [mines, { choice: { mines: 25 } }],
  [mines, { choice: { mines: 3, places: [1, 2, 3] } }],
  [hiLo, { choice: { first: 'K' } }],
])('at %s nothing is taken for %j', async (game, change) => {
  const { send, wish, state, funds } = await sitDown(game);
  expect((await send(wish(change))).statusCode).toBe(400);
  expect(await funds()).toBe(fundsMinor);
  expect((await state()).rounds).toEqual([]);
});

/** Deals until the first place holds a gem: with one mine that is 24 times in 25. */
async function findGem(seat: Sitting) {
  for (let staked = 1; ; staked += 1) {
    const { round } = await seat.play({ stake: '100.01', choice: { mines: 1 } });
    expect(round).toMatchObject({ state: 'playing', outcome: null, moves: 0, view: { mines: 1, opened: [] } });
    const opened = await seat.move(round, { open: 7 });
    if (opened.round.state === 'playing') return { round: opened.round, staked };
    expect(opened.round).toMatchObject({ state: 'settled', win: '0.00', outcome: { end: 'hit', hit: 7, mines: [7] } });
  }
}

test('mines are played gem by gem, cashed out into the books, and lie where the seeds say', async () => {
  const seat = await sitDown(mines);
  const { round, staked } = await findGem(seat);
  expect(round.view).toMatchObject({ opened: [7], multiplierHundredths: 103, nextHundredths: 107 });
  expect(JSON.stringify(round)).not.toContain('"mines":[');
  const out = await seat.move(round, { do: 'cash-out' });
  expect(out).toMatchObject({
    refusal: null,
    round: { state: 'settled', outcome: { end: 'cashed-out', opened: [7] } },
  });
  expect(minor(out.round.win)).toBe(BigInt(timesMinor(10_001, 103, 100)));
  expect(await seat.funds()).toBe(fundsMinor - 10_001n * BigInt(staked) + minor(out.round.win));
  const { lines } = recomputeMines(await chanceOf(seat, round.id), { mines: 1 });
  expect(lines.mines).toEqual(out.round.outcome.mines);
});

test('a place is opened once, and none after the end', async () => {
  const seat = await sitDown(mines);
  const { round } = await findGem(seat);
  const again = await seat.move(round, { open: 7 });
  expect(again).toMatchObject({ refusal: 'out-of-turn', round: { state: 'playing', moves: 1, view: { opened: [7] } } });
  const { round: over } = await seat.move(round, { do: 'cash-out' });
  const before = await seat.funds();
  for (const move of [{ open: 8 }, { do: 'cash-out' }]) {
    expect(await seat.move(over, move)).toMatchObject({ refusal: 'out-of-turn', round: { state: 'settled' } });
    expect(await seat.move(round, move)).toMatchObject({ refusal: 'out-of-turn', round: { state: 'settled' } });
  }
  expect(await seat.funds()).toBe(before);
});

test('nothing is cashed out before the first gem, and no player asks for the stake back', async () => {
  const { play, move, sendMove, funds } = await sitDown(mines);
  const { round } = await play({ choice: { mines: 24 } });
  expect(await move(round, { do: 'cash-out' })).toMatchObject({ refusal: 'out-of-turn', round: { state: 'playing' } });
  for (const wrong of [{ do: 'give-back' }, { open: 0 }, { open: 26 }, { open: 1, isGem: true }, {}]) {
    expect((await sendMove({ round: round.id, at: 0, move: wrong })).statusCode).toBe(400);
  }
  expect(await funds()).toBe(fundsMinor - 10_000n);
});

test('cashing out and opening at once do one of the two', async () => {
  const seat = await sitDown(mines);
  const { round, staked } = await findGem(seat);
  const answers = await Promise.all([
    seat.move(round, { do: 'cash-out' }),
    seat.move(round, { open: 8 }),
    seat.move(round, { do: 'cash-out' }),
  ]);
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  const { rounds } = await seat.state();
  const last = rounds[0].state === 'playing' ? (await seat.move(rounds[0], { do: 'cash-out' })).round : rounds[0];
  expect(await seat.funds()).toBe(fundsMinor - 10_001n * BigInt(staked) + minor(last.win));
});

test('who leaves mines untouched has the stake back', async () => {
  const { play, restart, funds } = await sitDown(mines);
  await play({ choice: { mines: 3 } });
  expect(await funds()).toBe(fundsMinor - 10_000n);
  const after = await restart((leftSeconds + 1) * 1_000);
  await expect.poll(async () => (await after.state()).rounds[0].state).toBe('settled');
  expect((await after.state()).rounds[0]).toMatchObject({ win: '100.00', outcome: { end: 'given-back' } });
  expect(await funds()).toBe(fundsMinor);
});

test('hi-lo goes from card to card, is cashed out into the books, and dealt again from the seeds', async () => {
  const seat = await sitDown(hiLo);
  let { round } = await seat.play({ stake: '100.01', choice: {} });
  let stakedMinor = 10_001n;
  const likelier = ({ higher, lower }: { higher: { ranks: number }; lower: { ranks: number } }) =>
    higher.ranks >= lower.ranks ? 'higher' : 'lower';
  expect(await seat.move(round, { do: 'cash-out' })).toMatchObject({ refusal: 'out-of-turn' });
  let offered = 0;
  while (offered === 0) {
    if (round.state === 'settled') {
      expect(round).toMatchObject({ win: '0.00', outcome: { end: 'wrong' } });
      round = (await seat.play({ stake: '100.01', choice: {} })).round;
      stakedMinor += 10_001n;
    }
    const skipped = (await seat.move(round, { do: 'skip' })).round;
    expect(skipped.view).toMatchObject({ skipsLeft: 19, calls: 0 });
    expect(skipped.view.cards).toHaveLength(2);
    const call = likelier(skipped.view);
    const promised = skipped.view[call].multiplierHundredThousandths;
    round = (await seat.move(skipped, { do: call })).round;
    if (round.state === 'playing') offered = timesMinor(10_001, promised, 100_000);
  }
  const out = await seat.move(round, { do: 'cash-out' });
  expect(out.round).toMatchObject({ state: 'settled', outcome: { end: 'cashed-out' } });
  expect(minor(out.round.win)).toBe(BigInt(offered));
  expect(await seat.funds()).toBe(fundsMinor - stakedMinor + BigInt(offered));
  const { lines } = recomputeHiLo(await chanceOf(seat, round.id), {});
  expect((lines.cards as string[]).slice(0, 3)).toEqual(out.round.outcome.cards.map(cardText));
  expect(await seat.move(out.round, { do: 'higher' })).toMatchObject({ refusal: 'out-of-turn' });
});
