// A message on the arcades' bus names a bet and says nothing about it: amounts, targets and owners are those of the database.
import { createBus } from '@harmattan/process/bus/create-bus';
import { useNatsServer } from '@harmattan/process/testing/nats-server';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { fundsMinor, openZeppelinWorld, stakeMinor } from '../../faults/zeppelin-world.ts';

const nats = useNatsServer();
const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
const highFlights = { chains: 30, lowest: 300_000, highest: 999_999 };
const log = { debug() {}, info() {}, warn() {}, error() {} };
/** What an arcade calls itself on the bus. */
const self = 'forger';

let world: Awaited<ReturnType<typeof openZeppelinWorld>> | undefined;
afterAll(() => world?.close());

interface Told {
  id: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the pilot answers, looked at field by field.
  answered: any;
}

/** A client with the password of the arcades' bus. */
async function openForger() {
  const bus = createBus({ url: nats.url(), scope: 'harmattan.arcade', log });
  onTestFinished(() => bus.close());
  const heard: Told[] = [];
  bus.subscribe(`zeppelin.answers.${self}`, (told) => heard.push(told as Told));
  await expect.poll(() => bus.isShared()).toBe(true);
  let id = 0;
  async function ask(asked: object) {
    id += 1;
    const own = id;
    bus.publish('zeppelin.asks', { from: self, id: own, ask: asked });
    await expect.poll(() => heard.some((told) => told.id === own), { interval: 10 }).toBe(true);
    return heard.find((told) => told.id === own)?.answered;
  }
  return {
    ask,
    /** What the pilot knows to be on board. Answered after everything that was published before. */
    boardedBy: async (owner: string) => (await ask({ do: 'snapshot', owners: [owner] })).own[0],
    /** As an arcade says that it has taken a bet, now and in the words of before. */
    board(
      flight: number,
      { owner, bet, ...more }: { owner: string; bet: string; stakeMinor?: bigint; target?: number },
    ) {
      const said = { roundId: BigInt(bet), owner, player: owner, slot: 0, stakeMinor, target: undefined, ...more };
      bus.publish('zeppelin.boarded', { flight, owner, round: BigInt(bet), bet: said });
    },
    publish: bus.publish,
  };
}

/** Two players with a bet by hand each, on a flight that lasts. */
async function boardBets() {
  world ??= await openZeppelinWorld(platformDb, arcadeDb, highFlights, { BUS_URL: nats.url() });
  const here = world;
  const forger = await openForger();
  for (;;) {
    const { players, flight } = await here.board();
    const [one, two] = players;
    const answers = [await one.answered(one.bet(0, null)), await two.answered(two.bet(0, null))];
    if (answers.some(({ ok }) => !ok)) continue;
    const { rows } = await here.pool.query<{ id: bigint; owner: string }>('select id, owner from arcade.round');
    const [own, other] = answers.map(({ bet }) => {
      const row = rows.find(({ id }) => String(id) === bet);
      return { bet: String(bet), owner: row?.owner ?? '' };
    }) as [{ bet: string; owner: string }, { bet: string; owner: string }];
    return { ...here, one, two, own, other, flightRow: flight, forger };
  }
}

const winOf = ({ height }: { height: number }) => (stakeMinor * BigInt(height)) / 100n;

test('a forged bet with another stake and target pays what the stored bet is worth, when its player gets out', async () => {
  const { one, own, forger, flightRow, takeOff, flyTo } = await boardBets();
  await takeOff(flightRow);
  await one.hears('start', flightRow.number);
  forger.board(flightRow.number, { ...own, stakeMinor: 5_000_000n, target: 150 });
  expect(await forger.boardedBy(own.owner)).toEqual([{ bet: own.bet, slot: 0, stake: '100.00', target: null }]);
  await flyTo(flightRow, 200);
  const out = await one.answered(one.out(own.bet));
  expect(out).toMatchObject({ ok: true, bet: own.bet });
  expect(out.height).toBeGreaterThanOrEqual(200);
  await expect.poll(one.funds).toBe(fundsMinor - stakeMinor + winOf(out));
});

test('a bet that was never taken, of another player or of another flight is not on board', async () => {
  const { own, other, forger, flightRow } = await boardBets();
  forger.board(flightRow.number, { owner: own.owner, bet: '999999999' });
  forger.board(flightRow.number, { owner: own.owner, bet: other.bet });
  forger.board(flightRow.number + 1, own);
  expect(await forger.boardedBy(own.owner)).toMatchObject([{ bet: own.bet }]);
});

test('a bet that is out stays out, however late the message that it was taken comes', async () => {
  const { one, own, forger, flightRow, takeOff } = await boardBets();
  await takeOff(flightRow);
  await one.hears('start', flightRow.number);
  const out = await one.answered(one.out(own.bet));
  expect(out.ok).toBe(true);
  forger.board(flightRow.number, own);
  expect(await forger.boardedBy(own.owner)).toEqual([]);
  expect(await one.answered(one.out(own.bet))).toMatchObject({ ok: false, reason: 'no-bet' });
  expect(one.told.filter(({ state }) => state === 'leaving')).toHaveLength(1);
  await expect.poll(one.funds).toBe(fundsMinor - stakeMinor + winOf(out));
});

test('a forged cash-out names its owner, and is paid at the height of its moment from the stored stake', async () => {
  const { one, two, own, other, forger, flightRow, takeOff } = await boardBets();
  await takeOff(flightRow);
  await one.hears('start', flightRow.number);
  expect(await forger.ask({ do: 'out', owner: other.owner, bet: BigInt(own.bet) })).toMatchObject({ reason: 'no-bet' });
  const asked = { do: 'out', owner: own.owner, bet: BigInt(own.bet), stakeMinor: 5_000_000n, height: 90_000 };
  const out = await forger.ask(asked);
  expect(out).toMatchObject({ ok: true, bet: own.bet });
  expect(out.height).toBeLessThan(90_000);
  await expect.poll(one.funds).toBe(fundsMinor - stakeMinor + winOf(out));
  expect(await two.funds()).toBe(fundsMinor - stakeMinor);
});

test('a message that is no message of an arcade changes nothing, and the pilot goes on', async () => {
  const { one, own, forger, flightRow, takeOff } = await boardBets();
  for (const round of [null, '7', -1n, 2n ** 70n, { $bigint: 'x' }, []]) {
    forger.publish('zeppelin.boarded', { flight: flightRow.number, owner: own.owner, round });
    forger.publish('zeppelin.asks', { from: self, id: -1, ask: { do: 'out', owner: own.owner, bet: round } });
  }
  for (const text of [null, 'x', 7, {}]) {
    forger.publish('zeppelin.boarded', text);
    forger.publish('zeppelin.asks', text);
  }
  await takeOff(flightRow);
  await one.hears('start', flightRow.number);
  expect(await forger.boardedBy(own.owner)).toMatchObject([{ bet: own.bet }]);
  expect(await one.answered(one.out(own.bet))).toMatchObject({ ok: true, bet: own.bet });
});
