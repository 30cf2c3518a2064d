import { brotliCompressSync } from 'node:zlib';
import { drawsFrom } from '@harmattan/fair/draws';
import { hasWon as hasWonMatch } from '@harmattan/fair/football/markets';
import { hasWonShootOut } from '@harmattan/fair/football/shoot-out';
import { payAt } from '@harmattan/fair/odds/price';
import { hasWon, placesOf } from '@harmattan/fair/races/prices';
import { minorFromMajor } from '@harmattan/kernel/money';
import { languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../packages/fair/testing/seeded-random.ts';
import type { PastTurn } from '../../live/live-table.ts';
import { coastalClubs, northernClubs, savannahClubs } from '../football/clubs.ts';
import { footballTables } from '../football/index.ts';
import { type MatchCard, spotsOf } from '../football/match-card.ts';
import { penaltySpots } from '../football/penalty-card.ts';
import type { InstantGame, Told } from '../game.ts';
import { raceTables } from '../races/index.ts';
import type { RaceCard } from '../races/race-card.ts';
import { raceThemes } from '../races/themes.ts';
import { createOddsBets } from './browser/odds-bets.js';
import { majorText, payMinor, typedMinor } from './browser/odds-money.js';
import { virtualTables } from './index.ts';
import type { OddsChoice } from './odds-choice.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 2_000);
const names = virtualTables.map((table) => [table.game, table] as const);
const firstSpots: Record<string, string> = {
  'northern-penalties': '1-home',
  'savannah-premier': '8-score-2-1',
  'coastal-cup': '8-through-away',
};
const spotOf = (game: string) => firstSpots[game] ?? 'forecast-6-1';

/** Turns of a table one after another, each knowing those before it. */
function* turnsOf(table: (typeof virtualTables)[number], count: number) {
  let past: PastTurn[] = [];
  for (let number = 1; number <= count; number += 1) {
    const setup =
      table.setup?.({
        number,
        random: seededRandom(`${table.game} ${number}`),
        past: past.slice(0, table.pastMax ?? 0),
      }) ?? null;
    const seed = `${table.game} outcome ${number}`;
    const { outcome } = table.look({ random: seededRandom(seed), setup });
    yield { number, setup, outcome, random: () => seededRandom(seed) };
    past = [{ number, outcome }, ...past];
  }
}

test('every virtual game is on the clock once', () => {
  expect(virtualTables.length).toBe(11);
  expect(new Set(virtualTables.map(({ rules }) => rules.name)).size).toBe(11);
  for (const { seconds } of raceTables) expect(seconds.betting + seconds.closed + seconds.showing).toBe(120);
});

test.each(names)('%s takes bets on its spots for one turn, and nothing else', (game, { rules }) => {
  const on = spotOf(game);
  const bet = (change: object = {}) => ({ on, amount: '100.00', ...change });
  expect(rules.choice.safeParse({ turn: 7, bets: [bet()] })).toEqual({
    success: true,
    data: { turn: 7, bets: [bet()] },
  });
  for (const choice of [
    {},
    { bets: [bet()] },
    { turn: 0, bets: [bet()] },
    { turn: '7', bets: [bet()] },
    { turn: 1.5, bets: [bet()] },
    { turn: 7, bets: [] },
    { turn: 7, bets: [bet()], outcome: { order: [0] } },
    { turn: 7, bets: [bet({ price: 900 })] },
    { turn: 7, bets: [bet({ on: 'win-11' })] },
    { turn: 7, bets: [bet({ on: 'forecast-2-2' })] },
    { turn: 7, bets: [bet({ on: '9-home' })] },
    { turn: 7, bets: [bet({ on: '1-score-1-4-2' })] },
    { turn: 7, bets: [bet(), bet()] },
    ...['9.99', '50000.01', '-100', '1e3', '100.001', 100, null].map((amount) => ({
      turn: 7,
      bets: [bet({ amount })],
    })),
  ]) {
    expect(rules.choice.safeParse(choice).success, JSON.stringify(choice)).toBe(false);
  }
  expect(rules.fits?.({ choice: { turn: 7, bets: [bet()] }, stakeMinor: 10_000n })).toBe(true);
  expect(rules.fits?.({ choice: { turn: 7, bets: [bet()] }, stakeMinor: 10_001n })).toBe(false);
});

test.each(names)(
  '%s pays every player the announced price of what won, and the page counts the same',
  (game, table) => {
    const rules = table.rules as InstantGame<OddsChoice>;
    const isRace = raceTables.includes(table);
    for (const { number, setup, outcome, random } of turnsOf(table, Math.ceil(rounds / 100))) {
      const bets = someBets(table, setup).map((on, at) => ({ on, amount: `${10 + at}.07` }));
      const { outcome: own, winMinor } = rules.play({
        choice: { turn: number, bets },
        stakeMinor: 0n,
        random: random(),
        setup,
      });
      const { bets: paid, ...rest } = own;
      // A player who bets sees the very same turn as a player who does not.
      expect(rest).toEqual(outcome);
      const expected = bets.map(({ on, amount }) => {
        const price = priceOf(setup, on, game);
        const isWon = isRace ? hasWon(on, outcome.order as number[]) : isWonMatch(on, outcome);
        const minor = minorFromMajor(amount) ?? 0n;
        expect(BigInt(payMinor(Number(minor), price))).toBe(payAt(minor, price));
        return isWon ? payAt(minor, price) : 0n;
      });
      if (game !== 'northern-penalties') {
        expect((paid as { paid: string }[]).map((bet) => minorFromMajor(bet.paid))).toEqual(expected);
      }
      expect(winMinor).toBe(
        (paid as { paid: string }[]).reduce((sum, bet) => sum + (minorFromMajor(bet.paid) ?? -1n), 0n),
      );
    }
  },
);

test.each(names)('%s gives a stake back that was meant for another turn', (game, table) => {
  const rules = table.rules as InstantGame<OddsChoice>;
  const [turn] = turnsOf(table, 1);
  const choice = { turn: 2, bets: [{ on: spotOf(game), amount: '100.00' }] };
  const played = rules.play({ choice, stakeMinor: 10_000n, random: seededRandom('late'), setup: turn?.setup ?? null });
  expect(played.winMinor).toBe(10_000n);
});

test('a bet on a match that a later round of the cup does not have comes back', () => {
  const table = footballTables.find(({ game }) => game === 'coastal-cup');
  const turns = table ? [...turnsOf(table, 5)] : [];
  expect(turns.map(({ setup }) => (setup as unknown as MatchCard).matches.length)).toEqual([8, 4, 2, 1, 8]);
  const final = turns[3];
  const choice = { turn: 4, bets: [{ on: '2-home', amount: '100.00' }] };
  const rules = table?.rules as InstantGame<OddsChoice>;
  const { winMinor } = rules.play({
    choice,
    stakeMinor: 10_000n,
    random: seededRandom('x'),
    setup: final?.setup ?? null,
  });
  expect(winMinor).toBe(10_000n);
  // The sides that go through play on, and no others.
  for (const [at, { outcome }] of turns.slice(0, 3).entries()) {
    const { matches } = outcome as unknown as { matches: { home: number; away: number; through: 'home' | 'away' }[] };
    const through = matches.map(({ home, away, through }) => (through === 'home' ? home : away));
    const next = turns[at + 1]?.setup as unknown as MatchCard | undefined;
    expect(next?.matches.flatMap(({ home, away }) => [home, away])).toEqual(through);
  }
});

test('a season has thirty matchdays, and its table counts every match of it', () => {
  const table = footballTables.find(({ game }) => game === 'savannah-premier');
  const turns = table ? [...turnsOf(table, 31)] : [];
  const goals = turns.slice(0, 29).reduce((sum, { outcome }) => {
    const { matches } = outcome as unknown as { matches: { score: [number, number] }[] };
    return sum + matches.reduce((all, { score: [home, away] }) => all + home + away, 0);
  }, 0);
  const last = turns[29]?.setup as unknown as MatchCard;
  expect([last.season, last.day]).toEqual([1, 30]);
  expect(last.standings.every(([, played]) => played === 29)).toBe(true);
  expect(last.standings.reduce((sum, [, , , , , scored = 0]) => sum + scored, 0)).toBe(goals);
  const next = turns[30]?.setup as unknown as MatchCard;
  expect([next.season, next.day]).toEqual([2, 1]);
  expect(next.standings.every(([, played]) => played === 0)).toBe(true);
});

test('runners are told with the places in which they came in before', () => {
  const table = raceTables[0];
  if (!table) throw new Error('there are races');
  const turns = [...turnsOf(table, 30)];
  const ran: { id: number; place: number }[][] = [];
  for (const { setup, outcome } of turns) {
    const { runners } = setup as unknown as RaceCard;
    for (const { id, form } of runners) {
      const before = ran
        .slice(-20)
        .toReversed()
        .flatMap((race) => race.filter((one) => one.id === id));
      expect(form).toEqual(before.slice(0, 4).map(({ place }) => place));
    }
    const order = outcome.order as number[];
    ran.push(order.map((at, place) => ({ id: runners[at]?.id ?? -1, place: place + 1 })));
  }
});

test('every price is from 1.01 to 1000.00, however strong a runner or club is', () => {
  for (const table of virtualTables) {
    for (const { setup } of turnsOf(table, 5)) {
      for (const price of allPrices(setup)) expect(price >= 101 && price <= 100_000, table.game).toBe(true);
    }
  }
});

test('names are there for every runner and club, each once', () => {
  for (const { names: runners, runners: count, game } of raceThemes) {
    expect(new Set(runners).size, game).toBe(runners.length);
    expect(runners.length).toBeGreaterThan(count);
  }
  for (const clubs of [savannahClubs, coastalClubs, northernClubs]) {
    expect(new Set(clubs.map(({ name }) => name)).size).toBe(clubs.length);
    expect(new Set(clubs.map(({ short }) => short)).size).toBe(clubs.length);
  }
});

test.each(names)('the part of %s has every text in every language', (_game, { rules: { face } }) => {
  for (const language of languages) {
    const html = face.html(face.texts[language]) + face.controls?.(face.texts[language]);
    expect(html).not.toMatch(/undefined|\{\w+\}|\sstyle=/);
    expect(html).toContain('id="rules"');
    expect(brotliCompressSync(html).length).toBeLessThan(8_000);
  }
});

test('the slip keeps to the limits of the server', () => {
  const bets = createOddsBets({ tableMaxMinor: 20_000_000 });
  bets.toggle('win-1', 10_000);
  bets.toggle('win-2', 10_000);
  bets.toggle('win-1', 10_000);
  expect(bets.list()).toEqual([{ on: 'win-2', amountMinor: 10_000 }]);
  bets.stake('win-2', 999);
  expect(bets.problem()).toBe('betMin');
  bets.stake('win-2', 5_000_001);
  expect(bets.problem()).toBe('betMax');
  bets.stakeAll(5_000_000);
  expect(bets.problem()).toBeUndefined();
  for (let at = 3; at < 7; at += 1) bets.toggle(`win-${at}`, 5_000_000);
  expect(bets.problem()).toBe('tableMax');
  bets.clear();
  for (let at = 0; at < 60; at += 1) expect(bets.toggle(`spot-${at}`, 1_000)).toBeUndefined();
  expect(bets.toggle('one-more', 1_000)).toBe('betsMax');
  expect(bets.totalMinor()).toBe(60_000);
});

test('reads amounts as they are typed', () => {
  expect([typedMinor('1,500.5'), typedMinor('₦ 20'), typedMinor('007')]).toEqual([150_050, 2_000, 700]);
  for (const typed of ['', '-5', '1e3', '1.234', 'ten', '1.', '12,50', '1,00', '1 5'])
    expect(typedMinor(typed), typed).toBeUndefined();
  expect(majorText(150_050)).toBe('1500.50');
});

function someBets(table: (typeof virtualTables)[number], setup: Told): string[] {
  const draws = drawsFrom(seededRandom(JSON.stringify(setup)));
  const race = setup as unknown as RaceCard;
  if (raceTables.includes(table)) {
    const first = 1 + draws.below(race.runners.length);
    const second = 1 + (first % race.runners.length);
    return [`win-${first}`, `place-${second}`, `forecast-${first}-${second}`, `win-${second}`];
  }
  if (table.game === 'northern-penalties') return ['1-home', '1-away', '1-sudden', '1-score-4-2'];
  const match = 1 + draws.below((setup as unknown as MatchCard).matches.length);
  return ['home', 'draw', 'over', 'both', 'score-1-1', 'home-draw'].map((spot) => `${match}-${spot}`);
}

function priceOf(setup: Told, on: string, game: string): number {
  const [kind = '', first = 0, second = 0] = on.split('-').map((word, at) => (at === 0 ? word : Number(word) - 1));
  const race = setup as unknown as RaceCard;
  if (kind === 'forecast') return race.forecast[Number(first)]?.[Number(second)] ?? -1;
  if (kind === 'win' || kind === 'place') return race[kind][Number(first)] ?? -1;
  const spots = game === 'northern-penalties' ? penaltySpots : spotsOf(game === 'coastal-cup');
  const { matches } = setup as unknown as MatchCard;
  return matches[Number(kind) - 1]?.prices[spots.indexOf(on.slice(on.indexOf('-') + 1))] ?? -1;
}

interface Ended {
  score: [number, number];
  through?: 'home' | 'away';
  kicks?: boolean[];
}

function isWonMatch(on: string, outcome: Record<string, Told>): boolean {
  const { matches } = outcome as unknown as { matches: Ended[] };
  const match = matches[Number(on.split('-')[0]) - 1];
  const spot = on.slice(on.indexOf('-') + 1);
  if (!match) return false;
  const { score, through, kicks } = match;
  const [home, away] = score;
  if (kicks && through) return hasWonShootOut(spot, { home, away, winner: through, isSudden: kicks.length > 10 });
  return hasWonMatch(spot, { home, away, ...(through && { through }) });
}

function allPrices(setup: Told): number[] {
  const { win, place, forecast, matches } = setup as unknown as RaceCard & MatchCard;
  if (matches) return matches.flatMap(({ prices }) => prices);
  return [...win, ...place, ...forecast.flatMap((row) => row.filter((price) => price > 0))];
}

test('a place in a race is what the page calls it', () => {
  for (const { rules, game } of raceTables) {
    const theme = raceThemes.find((one) => one.game === game);
    expect((rules.face.data as { places: number }).places).toBe(placesOf(theme?.runners ?? 0));
  }
});
