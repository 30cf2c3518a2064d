import { brotliCompressSync } from 'node:zlib';
import { bingo75, bingo90 } from '@harmattan/fair/bingo/models';
import type { Minor } from '@harmattan/kernel/money';
import { type Language, languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../packages/fair/testing/seeded-random.ts';
import { type ListedGame, readCatalogue } from '../../catalogue.ts';
import { readFiles } from '../../page/files.ts';
import { playPage } from '../../page/play-page.ts';
import type { Game, InstantGame } from '../game.ts';
import { gameAt } from '../games.ts';
import { stakeStepsMinor } from '../slots/stakes.ts';
import { makeInstants } from './index.ts';

const catalogue = readCatalogue();
const instants = makeInstants(catalogue) as Map<string, InstantGame>;
const files = readFiles();
const siteOrigin = 'http://localhost:3000';
const bytesMax = 60_000;

/** What is chosen at each title, where it is well chosen. */
const choices: Record<string, object> = {
  'egt 711': { picks: [1, 40, 80] },
  'betconstruct 50501': { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 40] },
  'qtech HRM-scratch-and-sun': {},
  'qtech HRM-cowrie-scratch': {},
  'betconstruct 50502': { corner: 'top-left', power: 'driven' },
  'softgaming lagos-90-bingo': { tickets: 3 },
  'softgaming night-bus-bingo': { tickets: 4 },
  'betconstruct 50401': { tickets: 1 },
  'qtech HRM-market-bingo': { tickets: 2 },
};

const refused: Record<string, object[]> = {
  'egt 711': [
    { picks: [] },
    { picks: [0] },
    { picks: [81] },
    { picks: [1.5] },
    { picks: ['7'] },
    { picks: [7, 7] },
    { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    { picks: 7 },
    {},
  ],
  'betconstruct 50501': [{ picks: [41] }],
  'qtech HRM-scratch-and-sun': [{ prize: 0 }],
  'betconstruct 50502': [
    { corner: 'top-left' },
    { corner: 'bottom', power: 'driven' },
    { corner: 'middle', power: 'toString' },
    { corner: 'middle', power: 'placed', keeper: 'low-left' },
  ],
  'softgaming lagos-90-bingo': [{ tickets: 0 }, { tickets: 5 }, { tickets: 1.5 }, { tickets: '2' }, {}],
};

/** How often each title is played. FAIR_ROUNDS=1000000 is the long form. */
const rounds = Math.ceil(Number(process.env.FAIR_ROUNDS ?? 5_000) / instants.size);

function pageOf(listed: ListedGame, language: Language = 'en'): string {
  const wallet = { token: 'secret-token', playerId: '7', game: listed.game, currency: 'NGN', sitting: '' };
  const seat = {
    id: 1n,
    owner: 'seat 1',
    supplier: listed.supplier,
    language,
    wayBack: siteOrigin,
    wallet,
    playMinor: undefined,
  };
  return playPage({ seat, listed, isLive: false, siteOrigin, game: gameAt(listed.supplier, listed.game) as Game });
}

function listedOf(title: string): ListedGame {
  const [supplier = '', game = ''] = title.split(' ');
  return catalogue.find(supplier as ListedGame['supplier'], game);
}

const titles = [...instants.keys()];

test('has nine titles, each by itself, each in the catalogue', () => {
  expect(titles.sort()).toEqual(Object.keys(choices).sort());
  expect(new Set([...instants.values()].map(({ name }) => name)).size).toBe(9);
  for (const title of titles) expect(listedOf(title).tile, title).toBeDefined();
});

test.each(titles)('%s takes what can be chosen, at every step, and nothing else', (title) => {
  const game = instants.get(title) as InstantGame;
  const choice = choices[title] ?? {};
  expect(game.choice.safeParse(choice).success).toBe(true);
  expect(game.choice.safeParse({ ...choice, winHundredths: 500 }).success).toBe(false);
  expect(game.choice.safeParse({ side: 'heads' }).success).toBe(false);
  for (const wrong of refused[title] ?? []) {
    expect(game.choice.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
  for (const stakeMinor of stakeStepsMinor) expect(game.fits?.({ choice, stakeMinor })).toBe(true);
  for (const stakeMinor of [1_000n, 10_001n, 10_100n, 500_001n])
    expect(game.fits?.({ choice, stakeMinor })).toBe(false);
});

test.each(titles)('%s pays whole kobo, and its outcome says how many', { timeout: 300_000 + rounds }, (title) => {
  const game = instants.get(title) as InstantGame;
  const choice = choices[title] ?? {};
  const askedMinor: Minor = 2_000n;
  const random = seededRandom(`pays ${title}`);
  const stakeMinor = game.costMinor?.({ choice, stakeMinor: askedMinor }) ?? askedMinor;
  for (let at = 0; at < rounds; at += 1) {
    const { outcome, winMinor } = game.play({ choice, stakeMinor, random });
    const told = outcome as { winHundredths?: number; paidHundredths?: number[] };
    const hundredths = told.winHundredths ?? told.paidHundredths?.reduce((sum, paid) => sum + paid, 0) ?? -1;
    if (winMinor * 100n !== askedMinor * BigInt(hundredths)) expect.fail(JSON.stringify(outcome));
    if (JSON.stringify(JSON.parse(JSON.stringify(outcome))) !== JSON.stringify(outcome)) expect.fail('not as it was');
  }
});

test.each(['softgaming lagos-90-bingo', 'softgaming night-bus-bingo'])(
  '%s: what the page counts for each ticket is what the ticket was paid',
  { timeout: 300_000 + rounds },
  (title) => {
    const { play } = instants.get(title) as InstantGame;
    const model = title.includes('90') ? bingo90 : bingo75;
    const random = seededRandom(`tickets ${title}`);
    for (let at = 0; at < rounds; at += 1) {
      const { outcome } = play({ choice: { tickets: 4 }, stakeMinor: 8_000n, random });
      const told = outcome as unknown as {
        tickets: number[][];
        balls: number[];
        paidHundredths: number[];
        stakeMinor: number;
      };
      expect(told.stakeMinor).toBe(2_000);
      expect(told.tickets.map((ticket) => model.pay(ticket, told.balls).winHundredths)).toEqual(told.paidHundredths);
    }
  },
);

test('a bingo costs its stake for every ticket', () => {
  const { costMinor } = instants.get('softgaming lagos-90-bingo') as InstantGame;
  expect(costMinor?.({ choice: { tickets: 4 }, stakeMinor: 500_000n })).toBe(2_000_000n);
});

test.each(titles)('%s: its page is itself in every language, states its return, and keeps to the policy', (title) => {
  for (const language of languages) {
    const page = pageOf(listedOf(title), language);
    expect(/class="note"|<style|\sstyle=|<script>|\son\w+=|secret-token/.exec(page)?.[0]).toBeUndefined();
    const [body = ''] = page.split('<script type="application/json"');
    expect(body).not.toMatch(/undefined|\{\w+\}/);
    expect(/<dialog class="sheet" id="rules"[\s\S]*?<\/dialog>/.exec(body)?.[0]).toMatch(/9[3-6]\.\d\d %/);
  }
});

test.each(titles)('%s: whatever its page loads is there, and all of it is light', (title) => {
  const names = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/(?:\/files\/|from '\.\/|"addUp":"\.\/)([\w./-]+)/g)) {
      if (names.has(name)) continue;
      names.add(name);
      follow(files.get(name)?.body ?? '');
    }
  };
  const page = pageOf(listedOf(title));
  follow(page);
  follow(`from './${instants.get(title)?.face.part}.js'`);
  expect([...names].filter((name) => !files.has(name))).toEqual([]);
  expect([...names]).toEqual(expect.arrayContaining(['instant.css', 'instant-stake.js', 'play.js']));
  const bodies = [page, ...[...names].map((name) => files.get(name)?.body ?? '')];
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes).toBeLessThan(bytesMax);
});
