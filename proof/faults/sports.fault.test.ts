// Bets over a bad way to the wallet, through two processes of the book. Every order of placing, settling and cancelling with
// duplicates, on every wire, is in `conformance/books`; the start of a match to the millisecond is below and, with all that belongs to
// it, in `stand-ins/sportsbook/src/bets/start-instant.db.test.ts`.

import { afterEach, expect, test, vi } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import type { Bet, PlaceAnswer } from '../../stand-ins/sportsbook/src/contract/bets.ts';
import { stopClock } from '../../stand-ins/sportsbook/src/testing/stop-clock.ts';
import { useSportsbookDatabase } from '../../stand-ins/sportsbook/src/testing/test-sportsbook.ts';
import { useSportsWorld } from './sports-world.ts';
import type { Moment } from './wallet-proxy.ts';

const platformDb = useTestDatabase();
const bookDb = useSportsbookDatabase();
const { sitDown } = useSportsWorld(platformDb, bookDb);
const fundsMinor = 1_000_000n;
afterEach(async () => expect(await findings(platformDb.database.pool)).toEqual([]));

function betIn(answer: PlaceAnswer): Bet {
  if (answer.status !== 'placed') throw new Error(JSON.stringify(answer));
  return answer.bets[0] as Bet;
}

/** Counts what the wallet hears, by what it is called. */
function listen(
  proxy: Awaited<ReturnType<typeof sitDown>>['proxy'],
  fault: Fault = { call: '', moment: 'after', order: 'pass' },
) {
  const heard: string[] = [];
  let isBroken = true;
  proxy.watch(async (call, moment) => {
    if (moment === 'before') heard.push(call);
    return isBroken && call === fault.call && moment === fault.moment ? fault.order : 'pass';
  });
  return {
    times: (call: string) => heard.filter((one) => one === call).length,
    repair: () => {
      isBroken = false;
    },
  };
}

interface Fault {
  call: string;
  moment: Moment;
  order: 'cut' | 'fail' | 'pass';
}

test.each([
  ['its answer is lost', 'after', 'cut'],
  ['it never arrives', 'before', 'cut'],
  ['it is taken and answered with 500', 'after', 'fail'],
] as const)(
  'fault 16: a stake of which %s is sent once and undone, and the player has everything',
  async (_what, moment, order) => {
    const { proxy, newSlip, place, outcomeOf, funds, list } = await sitDown(fundsMinor);
    const wallet = listen(proxy, { call: 'Bet', moment, order });
    const slip = await newSlip();
    expect((await place(slip)).status).toMatch(/refused|unknown/);
    expect(await outcomeOf(slip.key)).toMatchObject({ status: 'refused', reason: 'not-taken' });
    expect(wallet.times('Bet')).toBe(1);
    expect(await funds()).toBe(fundsMinor);
    expect(await list('open')).toEqual([]);
    wallet.repair();
    expect((await place(await newSlip())).status).toBe('placed');
  },
);

test('a stake that is answered only after it was given up stays undone', async () => {
  const { proxy, newSlip, place, later, outcomeOf, funds, list } = await sitDown(fundsMinor);
  const { promise: slow, resolve: letThrough } = Promise.withResolvers<void>();
  proxy.watch(async (call, moment) => {
    if (call === 'Bet' && moment === 'after') await slow;
    return 'pass';
  });
  const slip = await newSlip();
  const answer = place(slip);
  await expect.poll(funds).toBe(fundsMinor - 10_000n);
  await later(21_000);
  expect(await outcomeOf(slip.key)).toMatchObject({ status: 'refused', reason: 'not-taken' });
  letThrough();
  expect(await answer).toMatchObject({ status: 'refused', reason: 'not-taken' });
  expect(await list('open')).toEqual([]);
  expect(await funds()).toBe(fundsMinor);
});

test('fault 16: with the wallet down the outcome is unknown, nothing is sent twice, and all is found out when it is back', async () => {
  const { proxy, newSlip, place, ask, killPlatform, restartPlatform, outcomeOf, funds } = await sitDown(fundsMinor);
  const wallet = listen(proxy);
  const slip = await newSlip();
  await killPlatform();
  expect(await place(slip)).toMatchObject({ status: 'unknown' });
  expect(await place(slip, 1)).toMatchObject({ status: 'unknown' });
  expect(await ask(slip.key)).toMatchObject({ status: 'unknown' });
  await restartPlatform();
  expect(await outcomeOf(slip.key)).toMatchObject({ status: 'refused', reason: 'not-taken' });
  expect(wallet.times('Bet')).toBe(1);
  expect(await funds()).toBe(fundsMinor);
});

test('fault 16: a settlement that is done and answered with 500, again and again, is paid once', async () => {
  const { proxy, newSlip, place, untilSettled, later, funds } = await sitDown(fundsMinor);
  const slip = await newSlip();
  const { id } = betIn(await place(slip));
  let failures = 0;
  proxy.watch(async (call, moment) => (call === 'Win' && moment === 'after' && ++failures <= 3 ? 'fail' : 'pass'));
  const { paid } = await untilSettled(id, slip);
  // A lost bet is told of before the wallet has heard of it.
  const repeated = async () => {
    await later(30_000);
    expect(failures).toBeGreaterThan(3);
  };
  await vi.waitFor(repeated, { timeout: 120_000, interval: 300 });
  expect(await funds()).toBe(fundsMinor - 10_000n + BigInt(paid ?? -1));
});

test('fault 10: of fifty slips in the same instant, through two processes and with money for one, one is taken', async () => {
  const { newSlip, place, list, funds } = await sitDown(10_000n);
  const slip = await newSlip();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => place({ ...slip, key: crypto.randomUUID() }, at)),
  );
  expect(answers.filter(({ status }) => status === 'placed')).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 'refused' && answer.reason === 'insufficient')).toHaveLength(49);
  expect(await list('open')).toHaveLength(1);
  expect(await funds()).toBe(0n);
});

test('fault 10: the same slip a hundred times, through two processes, is one bet', async () => {
  const { proxy, newSlip, place, list, funds } = await sitDown(fundsMinor);
  const wallet = listen(proxy);
  const slip = await newSlip();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => place(slip, at)));
  for (const { status } of answers) expect(status).toMatch(/placed|waiting/);
  expect(wallet.times('Bet')).toBe(1);
  expect(await list('open')).toHaveLength(1);
  expect(await funds()).toBe(fundsMinor - 10_000n);
});

test('fault 10: a bet that is sold ten times in the same instant, through two processes, is paid once', async () => {
  const { newSlip, place, cashOut, list, funds } = await sitDown(fundsMinor);
  const bet = betIn(await place(await newSlip()));
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => cashOut(bet, at)));
  expect(answers.filter(({ status }) => status === 'cashed-out')).toHaveLength(1);
  expect(await list('settled')).toMatchObject([{ id: bet.id, state: 'cashed-out', paid: bet.cashOut }]);
  expect(await funds()).toBe(fundsMinor - 10_000n + BigInt(bet.cashOut ?? -1));
});

test.each([
  [-1, 'placed'],
  [0, 'refused'],
  [1, 'refused'],
])(
  'fault 13: a bet %i ms from the start of its match, and one whose stake was under way until then: %s',
  async (ms, status) => {
    const { proxy, newSlip, place, list, funds } = await sitDown(fundsMinor);
    const slip = await newSlip();
    const clock = await stopClock(bookDb);
    const around = (offset: number) => new Date(Date.parse(slip.startsAt) + offset);
    await clock.set(around(ms));
    // The clocks of the processes are behind, and the prices still open: the database decides.
    expect((await place(slip)).status).toBe(status);
    await clock.set(around(-1_000));
    const { promise: slow, resolve: letThrough } = Promise.withResolvers<void>();
    proxy.watch(async (call, moment) => {
      if (call === 'Bet' && moment === 'after') await slow;
      return 'pass';
    });
    const before = await funds();
    const queued = place({ ...slip, key: crypto.randomUUID() }, 1);
    await expect.poll(funds).toBe(before - 10_000n);
    await clock.set(around(ms));
    letThrough();
    expect((await queued).status).toBe(status);
    const taken = status === 'placed' ? 2 : 0;
    expect(await list('open')).toHaveLength(taken);
    expect(await funds()).toBe(fundsMinor - 10_000n * BigInt(taken));
  },
);

test('fault 16, control: a stake that is sent again under another name after no answer is taken twice', async () => {
  const { proxy, newSlip, place, outcomeOf, funds } = await sitDown(fundsMinor);
  proxy.watch(async (call, moment) =>
    (call === 'Bet' && moment === 'after') || call === 'CancelBet' ? 'cut' : 'pass',
  );
  const slip = await newSlip();
  await place(slip);
  proxy.watch(async (call) => (call === 'CancelBet' ? 'cut' : 'pass'));
  expect((await place({ ...slip, key: crypto.randomUUID() })).status).toBe('placed');
  expect(await funds()).toBe(fundsMinor - 20_000n);
  // What the first one took comes back only because it is undone.
  proxy.watch(undefined);
  expect(await outcomeOf(slip.key)).toMatchObject({ status: 'refused' });
  expect(await funds()).toBe(fundsMinor - 10_000n);
});

test('fault 13, control: who looks at the clock first and writes afterwards takes a bet on a match that has begun', async () => {
  const { newSlip, place, list } = await sitDown(fundsMinor);
  const slip = await newSlip();
  const clock = await stopClock(bookDb);
  const start = Date.parse(slip.startsAt);
  await clock.set(new Date(start - 1));
  const { rows } = await bookDb.pool.query<{ now: Date }>('select app_now() as now');
  await clock.set(new Date(start));
  expect((await place(slip)).status).toBe('refused');
  const isInTime = (rows[0]?.now.getTime() ?? 0) < start;
  if (isInTime) await carelesslyTake(slip.key);
  expect(await list('open')).toHaveLength(1);
});

/** A bet as a careless book would write it, by what it saw a moment ago. */
async function carelesslyTake(key: string): Promise<void> {
  await bookDb.pool.query(
    `insert into sportsbook.bet (slip_id, seat_id, supplier, player_id, kind, stake_kobo, price_changes, ticket, state)
     select id, seat_id, supplier, player_id, 'single', 1000, 'none', 'careless', 'open' from sportsbook.slip where key = $1`,
    [key],
  );
  await bookDb.pool.query(
    `insert into sportsbook.leg (bet_id, position, match_id, market, outcome, asked_price, price, was_live, starts_at, score, about)
     select id, 0, '1', '1x2', '1', 2000, 2000, false, app_now(), '{0,0}',
       '{"league": "", "home": {"name": ""}, "away": {"name": ""}}' from sportsbook.bet where ticket = 'careless'`,
  );
}
