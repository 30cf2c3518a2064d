// A real round of every game that is decided at once, opened as the platform opens it, over its own supplier's wire into the books.
import { randomUUID } from 'node:crypto';
import { payTicket75 } from '@harmattan/fair/bingo/pay-75';
import { payTicket90 } from '@harmattan/fair/bingo/pay-90';
import { keno40, keno80 } from '@harmattan/fair/keno/models';
import { payKeno } from '@harmattan/fair/keno/pay-keno';
import { endKick, type Kick } from '@harmattan/fair/penalty/penalty';
import { scratchCowrie, scratchSun } from '@harmattan/fair/scratch/models';
import { payScratch } from '@harmattan/fair/scratch/pay-scratch';
import { payWheel } from '@harmattan/fair/wheel/wheel';
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { findings } from '../../../apps/platform/src/modules/wallet/book-findings.ts';
import { keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { startTestPlatform } from '../../../apps/platform/src/testing/test-platform.ts';
import { newBrowser, newNumber } from '../../../apps/platform/src/testing/test-player.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import {
  createTestArcade,
  secretIn,
  sitAt,
  useArcadeDatabase,
} from '../../../stand-ins/arcade/src/testing/test-arcade.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
const fundsMinor = 1_000_000n;
const password = 'harmattan-1';

/** What the games tell, each its own part of it. */
interface Told extends Kick {
  balls: number[];
  segment: number;
  fields: number[];
  tickets: number[][];
}

interface Title {
  title: string;
  call: string;
  query: Record<string, string>;
  choice: object;
  costMinor?: bigint;
  /** What the outcome comes to by the engine's own counting, in hundredths of a stake of 100.00. */
  hundredths(outcome: Told): number;
}

const picks = [3, 7, 12, 21, 33, 40];
const kick = { corner: 'top-right', power: 'driven' } as const;
const bets = [
  { on: 'yam', amount: '60.00' },
  { on: 'basket', amount: '40.00' },
];
const softgaming = (gameId: string) => ({
  call: 'StartSoftGaming',
  query: { systemId: '944', gameId, isMobile: 'true' },
});
const qtech = (gameid: string) => ({ call: 'StartQTech', query: { gameid, isMobile: 'true' } });
const betconstruct = (gameId: string) => ({ call: 'StartBetConstruct', query: { gameId } });
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const tickets = (count: number, pay: typeof payTicket75) => ({
  choice: { tickets: count },
  costMinor: 10_000n * BigInt(count),
  hundredths: ({ tickets: dealt, balls }: Told) => sum(dealt.map((ticket) => pay(ticket, balls).winHundredths)),
});

const titles: Title[] = [
  {
    title: 'Sunset Keno',
    call: 'StartEgt',
    query: { gameId: '711', eq: '0', isMobile: 'true' },
    choice: { picks },
    hundredths: ({ balls }) => payKeno(keno80, picks, balls).winHundredths,
  },
  {
    title: 'Kano Keno',
    ...betconstruct('50501'),
    choice: { picks },
    hundredths: ({ balls }) => payKeno(keno40, picks, balls).winHundredths,
  },
  {
    title: 'Wheel of the Market',
    ...softgaming('wheel-of-the-market'),
    choice: { bets },
    hundredths: ({ segment }) =>
      sum(bets.map(({ on, amount }) => Number(payWheel(on, minorFromMajor(amount) ?? 0n, segment)))) / 100,
  },
  {
    title: 'Scratch and Sun',
    ...qtech('HRM-scratch-and-sun'),
    choice: {},
    hundredths: ({ fields }) => payScratch(scratchSun, fields).winHundredths,
  },
  {
    title: 'Cowrie Scratch',
    ...qtech('HRM-cowrie-scratch'),
    choice: {},
    hundredths: ({ fields }) => payScratch(scratchCowrie, fields).winHundredths,
  },
  {
    title: 'Penalty Kick',
    ...betconstruct('50502'),
    choice: kick,
    hundredths: (outcome) => endKick(kick, outcome).winHundredths,
  },
  { title: 'Lagos 90 Bingo', ...softgaming('lagos-90-bingo'), ...tickets(4, payTicket90) },
  { title: 'Market Bingo', ...qtech('HRM-market-bingo'), ...tickets(1, payTicket90) },
  { title: 'Night Bus Bingo', ...softgaming('night-bus-bingo'), ...tickets(2, payTicket75) },
  { title: 'Village Square Bingo', ...betconstruct('50401'), ...tickets(3, payTicket75) },
];

/** Both ends of the wires, each knowing where the other is, and a player with money who opens games. */
async function openHouse() {
  const [port] = await freePorts(1);
  const platform = await startTestPlatform(platformDb, { ARCADE_PORT: String(port) });
  const env = { ARCADE_PORT: String(port), PLATFORM_WALLETS_URL: `${platform.url}/wallet` };
  const arcade = await createTestArcade(arcadeDb, { env });
  await arcade.start();
  const browser = newBrowser(platform.server);
  const number = newNumber();
  await browser.register(number, password);
  await browser.signIn(number, password);
  const { rows } = await platformDb.database.pool.query<{ id: string }>(
    'select id from identity.player where user_name like $1',
    [`%${number}`],
  );
  const playerId = BigInt(rows[0]?.id ?? 0);
  await platform.wallet.transfer({
    direction: 'in',
    playerId,
    key: keyOf({ source: 'test', class: 'funds', id: randomUUID() }),
    amountMinor: fundsMinor,
    house: 'gateway:test',
    about: 'deposit',
  });
  return {
    funds: async () => (await platform.wallet.balance(playerId)).availableMinor,
    history: async () =>
      JSON.stringify((await browser.call('POST User/GetUserBettingHistory', { body: { before: null } })).data),
    async sitDown({ call, query }: Title) {
      const answer = await browser.call(`POST Game/${call}` as 'POST Game/StartVivo', {
        query: { lang: 'en', freeplay: '0', ...query } as never,
      });
      const address = (answer.data as { url: string }).url;
      if (secretIn(address) !== 'none') return sitAt(arcade, secretIn(address));
      const { pathname, search } = new URL(address);
      const { headers } = await arcade.get(`${pathname}${search}`);
      return sitAt(arcade, secretIn(`${headers.location}`));
    },
  };
}

test('a round of every title is in the books as the page is told it', async () => {
  const { sitDown, funds, history } = await openHouse();
  let wanted = fundsMinor;
  for (const title of titles) {
    const { page, play } = await sitDown(title);
    const { body } = await page();
    expect(body).toContain(`<title>${title.title}</title>`);
    expect(body).not.toContain('class="note"');
    const costMinor = title.costMinor ?? 10_000n;
    const { round, balance } = await play({ stake: '100.00', choice: title.choice });
    expect(round, title.title).toMatchObject({ state: 'settled', choice: title.choice, refusal: null });
    expect(minorFromMajor(round.stake)).toBe(costMinor);
    const winMinor = BigInt(Math.round(title.hundredths(round.outcome) * 100));
    expect(minorFromMajor(round.win), title.title).toBe(winMinor);
    wanted += winMinor - costMinor;
    expect(minorFromMajor(balance)).toBe(wanted);
    expect(await funds()).toBe(wanted);
  }
  const told = await history();
  for (const { title } of titles) expect(told).toContain(title);
  expect(await findings(platformDb.database.pool)).toEqual([]);
});

test('what cannot be asked for is refused at every title, and nothing moves', async () => {
  const { sitDown, funds } = await openHouse();
  const before = await funds();
  for (const title of titles) {
    const { send, wish, state } = await sitDown(title);
    const { choice } = title;
    for (const change of [
      { stake: '100.50', choice },
      { stake: '10.00', choice },
      { stake: '5000000.00', choice },
      { stake: '100.00', choice: { ...choice, winHundredths: 500_000 } },
      { stake: '100.00', choice: { ...choice, outcome: { balls: picks } } },
      { stake: '100.00', choice, win: '5000.00' },
      { stake: '100.00', choice: { side: 'heads' } },
      { stake: '100.00', choice: { tickets: 5 } },
      { stake: '100.00', choice: { picks: [7, 7] } },
    ]) {
      expect((await send(wish(change))).statusCode, `${title.title} ${JSON.stringify(change)}`).toBe(400);
    }
    expect((await state()).rounds).toEqual([]);
  }
  expect(await funds()).toBe(before);
});

test('four tickets cost four stakes or nothing: what is too dear is refused in plain words', async () => {
  const { sitDown, funds } = await openHouse();
  const [lagos] = titles.filter(({ title }) => title === 'Lagos 90 Bingo');
  const { play } = await sitDown(lagos as Title);
  const { round } = await play({ stake: '5000.00', choice: { tickets: 4 } });
  expect(round).toMatchObject({ state: 'refused', refusal: 'insufficient', stake: '20000.00' });
  expect(await funds()).toBe(fundsMinor);
});

test('of wishes at once no kobo is lost, and the same wish twice is one card', async () => {
  const { sitDown, funds } = await openHouse();
  const [scratch] = titles.filter(({ title }) => title === 'Scratch and Sun');
  const { send, wish, state } = await sitDown(scratch as Title);
  const same = wish({ choice: {} });
  await Promise.all([send(same), send(same), send(wish({ choice: {} })), send(same)]);
  const { rounds } = await state();
  expect(rounds.length).toBeGreaterThan(0);
  expect(rounds.length).toBeLessThanOrEqual(2);
  const won = rounds.reduce((total: bigint, { win }: { win: string }) => total + (minorFromMajor(win) ?? -1n), 0n);
  expect(await funds()).toBe(fundsMinor - 10_000n * BigInt(rounds.length) + won);
});
