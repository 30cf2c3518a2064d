import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceFrom } from '@harmattan/fair/seeds/seeded-chance';
import { languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { isStepped, type SteppedGame } from '../games/game.ts';
import { agrees, shownLines } from './browser/verify-compare.js';
import { readFiles } from './files.ts';
import { verifyTexts } from './texts/verify.ts';
import { findVerified, verifyPage } from './verify-page.ts';

/** Of each game. FAIR_ROUNDS=100000 is the long form. */
const rounds = Number(process.env.FAIR_ROUNDS ?? 300);
const timeoutMs = 20_000 + 20 * rounds;
const files = readFiles();

const choices: Record<string, () => object> = {
  dice: () => ({ side: 'under', target: 4_950 }),
  mines: () => ({ mines: 1 + ((randomBytes(1)[0] ?? 0) % 24) }),
  plinko: () => ({ rows: [8, 12, 16][(randomBytes(1)[0] ?? 0) % 3], risk: 'high' }),
  'hi-lo': () => ({}),
};

function gameNamed(name: string) {
  const game = findVerified(name);
  if (!game) throw new Error(`${name} cannot be verified`);
  return game;
}

/** A whole round as the server plays it, of the player who goes away at once where there is something to decide. */
function outcomeOf(name: string, choice: object, seeds: Parameters<typeof chanceFrom>[0]) {
  const game = gameNamed(name);
  const bet = { choice, stakeMinor: 10_000n, random: chanceFrom(seeds) };
  if (!isStepped(game)) return game.play(bet).outcome;
  return playOut(game, game.deal(bet)).outcome;
}

function playOut(game: SteppedGame, dealt: ReturnType<SteppedGame['deal']>) {
  let hand = dealt;
  for (;;) {
    const result = game.end(hand, 10_000n);
    if (result) return result;
    const next = game.act(hand, game.leave(hand));
    if (next === undefined) throw new Error('a hand that is left has a move to make');
    hand = next;
  }
}

test.each(Object.keys(choices))(
  'what the seeds say is what a round of %s showed, and other seeds say otherwise',
  { timeout: timeoutMs },
  async (name) => {
    const { recompute } = await import(`@harmattan/fair/${name}/recompute`);
    const { choice: schema } = gameNamed(name);
    let others = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const seeds = { serverSeed: randomBytes(32), clientSeed: 'test', nonce };
      const choice = schema.parse(choices[name]?.());
      const shown = outcomeOf(name, choice, seeds);
      const compare = (serverSeed: Uint8Array) => {
        const { lines } = recompute(chanceFrom({ ...seeds, serverSeed }), choice);
        const told = Object.entries(shownLines(lines, JSON.parse(JSON.stringify(shown))));
        expect(told.length).toBeGreaterThan(0);
        return told.every(([key, value]) => agrees(lines[key], value));
      };
      expect(compare(seeds.serverSeed)).toBe(true);
      if (compare(randomBytes(32))) others += 1;
    }
    // One card, one bin or one place can be the same by chance.
    expect(others).toBeLessThan(rounds / 4);
  },
);

test.each([
  ['another number', 5, 6],
  ['another text', '42.17', '42.18'],
  ['a card that was not there', ['Q♠', '2♥'], ['Q♠', '3♥']],
  ['no card at all', ['Q♠', '2♥'], []],
  ['more cards than there are', ['Q♠'], ['Q♠', 'Q♠']],
  ['a mine too few', [1, 2, 3], [1, 2]],
  ['a mine elsewhere', [1, 2, 3], [1, 2, 4]],
  ['something else than a list', [1], '1,'],
])('does not agree with %s', (_what, line, shown) => {
  expect(agrees(line, shown)).toBe(false);
});

test('whatever the pages load for checking is served, and nothing in them is against the policy', () => {
  for (const name of Object.keys(choices)) {
    for (const language of languages) {
      const page = verifyPage({ game: gameNamed(name), language, siteUrl: 'http://site/', siteOrigin: 'http://site' });
      for (const [, file = ''] of page.matchAll(/\/files\/([\w./-]+)/g)) expect([...files.keys()]).toContain(file);
      expect(page).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/);
      expect(page).toContain(`<html lang="${language}"`);
    }
  }
});

test('every word of the verifier is there in every language, also what it says of each game', async () => {
  const keys = Object.keys(verifyTexts.en);
  const script = readFileSync(join(import.meta.dirname, 'browser/verify.js'), 'utf8');
  for (const [, key = ''] of script.matchAll(/words\.(\w+)/g)) expect(keys).toContain(key);
  for (const language of languages) {
    expect(Object.keys(verifyTexts[language])).toEqual(keys);
    for (const name of Object.keys(choices)) {
      const { recompute } = await import(`@harmattan/fair/${name}/recompute`);
      const choice = choices[name]?.();
      const { lines } = recompute(chanceFrom({ serverSeed: randomBytes(32), clientSeed: 'a', nonce: 0 }), choice);
      const told = gameNamed(name).face.texts[language];
      for (const key of Object.keys(lines)) expect(told[`verify_${key}`], `${name} ${key}`).toBeTruthy();
    }
  }
});

test('games that are not provable cannot be verified', () => {
  for (const name of ['toss', 'roulette', '', '__proto__', '../dice']) expect(findVerified(name)).toBeUndefined();
});
