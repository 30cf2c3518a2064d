// Every provable game once more, by the words of docs/provably-fair.md and the system's library instead of our own code.
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recompute as dice } from '../dice/recompute.ts';
import { recompute as hiLo } from '../hi-lo/recompute.ts';
import { recompute as mines } from '../mines/recompute.ts';
import { recompute as plinko } from '../plinko/recompute.ts';
import { bytesOf } from './hex.ts';
import { chanceFrom } from './seeded-chance.ts';
import vectors from './vectors.json' with { type: 'json' };

const rounds = 200;
const docs = readFileSync(join(import.meta.dirname, '../../../../docs/provably-fair.md'), 'utf8');

interface Seeds {
  serverSeed: Buffer;
  clientSeed: string;
  nonce: number;
}

type Below = (bound: number) => number;

function drawsOf({ serverSeed, clientSeed, nonce }: Seeds): Below {
  const numbers: number[] = [];
  let block = 0;
  return (bound) => {
    for (;;) {
      if (numbers.length === 0) {
        const digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
        for (let at = 0; at < 32; at += 4) numbers.push(digest.readUInt32BE(at));
        block += 1;
      }
      const number = numbers.shift() ?? 0;
      if (number < Math.floor(2 ** 32 / bound) * bound) return number % bound;
    }
  };
}

const byTheBook = {
  dice: (below: Below) => ({ roll: (below(10_000) / 100).toFixed(2).padStart(5, '0') }),
  mines(below: Below, choice: { mines: number }) {
    const list = Array.from({ length: 25 }, (_none, at) => at + 1);
    const found: number[] = [];
    while (found.length < choice.mines) {
      const at = below(list.length);
      const last = list.at(-1) ?? 0;
      found.push(list[at] ?? 0);
      list[at] = last;
      list.pop();
    }
    return { mines: found.sort((one, other) => one - other) };
  },
  plinko(below: Below, choice: { rows: number }) {
    const path = Array.from({ length: choice.rows }, () => below(2));
    return { path, bin: path.filter((step) => step === 1).length };
  },
  hiLo: (below: Below) => ({
    cards: Array.from({ length: 52 }, () => {
      const draw = below(52);
      return `${'A,2,3,4,5,6,7,8,9,10,J,Q,K'.split(',')[draw % 13]}${'♠♥♦♣'[Math.floor(draw / 13)]}`;
    }),
  }),
};

function newSeeds(nonce: number): Seeds {
  return { serverSeed: randomBytes(32), clientSeed: '我的种子 mbegu', nonce };
}

test('a roll of dice can be recomputed by the book', () => {
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = newSeeds(nonce);
    expect(dice(chanceFrom(seeds), {}).lines).toMatchObject(byTheBook.dice(drawsOf(seeds)));
  }
});

test('the places of any number of mines can be recomputed by the book', () => {
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = newSeeds(nonce);
    const choice = { mines: 1 + (nonce % 24) };
    expect(mines(chanceFrom(seeds), choice).lines).toMatchObject(byTheBook.mines(drawsOf(seeds), choice));
  }
});

test('the way of the ball can be recomputed by the book', () => {
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = newSeeds(nonce);
    const choice = { rows: [8, 12, 16][nonce % 3] ?? 8, risk: 'low' };
    expect(plinko(chanceFrom(seeds), choice).lines).toMatchObject(byTheBook.plinko(drawsOf(seeds), choice));
  }
});

test('the cards of hi-lo can be recomputed by the book', () => {
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = newSeeds(nonce);
    expect(hiLo(chanceFrom(seeds), {}).lines).toMatchObject(byTheBook.hiLo(drawsOf(seeds)));
  }
});

test('the rounds that are published for outsiders, and told in words, are what the games play', () => {
  const [vector] = vectors.vectors;
  const { games, clientSeed, nonce } = vector ?? {};
  if (!vector || !games || clientSeed === undefined || nonce === undefined) throw new Error('no round is published');
  const chance = () => chanceFrom({ serverSeed: bytesOf(vector.serverSeed) ?? new Uint8Array(), clientSeed, nonce });
  expect(dice(chance(), games.dice.choice).lines).toMatchObject(games.dice.lines);
  expect(mines(chance(), games.mines.choice).lines).toMatchObject(games.mines.lines);
  expect(plinko(chance(), games.plinko.choice).lines).toMatchObject(games.plinko.lines);
  expect(hiLo(chance(), games['hi-lo'].choice).lines).toMatchObject(games['hi-lo'].lines);

  const [six, nineteen, last] = games.mines.lines.mines;
  for (const told of [
    vector.serverSeed,
    vector.commitment,
    vector.bytes.slice(0, 64).replace(/(.{8})(?=.)/g, '$1 '),
    `**${games.dice.lines.roll}**`,
    `**${six}, ${nineteen} and ${last}**`,
    `**${games.plinko.lines.path.join(' ')}**, bin **${games.plinko.lines.bin}**`,
    `**${games['hi-lo'].lines.cards.slice(0, 3).join(', ')}**`,
  ]) {
    expect(docs).toContain(told);
  }
});
