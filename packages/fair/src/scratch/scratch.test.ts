import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawsFrom } from '../draws.ts';
import { drawPrize, drawScratch, layOut } from './draw-scratch.ts';
import { scratchCowrie, scratchModels, scratchSun } from './models.ts';
import { payScratch } from './pay-scratch.ts';
import { scratchCards, scratchFields } from './scratch-model.ts';
import { scratchStatements } from './statements.ts';

/** FAIR_ROUNDS=1000000 is the long form. */
const rounds = Number(process.env.FAIR_ROUNDS ?? 20_000);

test('returns exactly 95 in a hundred', () => {
  expect(scratchStatements.map(({ returnMillionths }) => returnMillionths)).toEqual([950_000, 950_000]);
});

test.each(scratchModels)('$name: every one of the cards is drawn for its prize, and as many as are stated', (model) => {
  const counts = new Map<number | undefined, number>();
  for (let card = 0; card < scratchCards; card += 1) {
    const prize = drawPrize({ below: () => card }, model);
    counts.set(prize, (counts.get(prize) ?? 0) + 1);
  }
  for (const [prize, { cards }] of model.prizes.entries()) expect(counts.get(prize)).toBe(cards);
  const paid = [...counts].reduce(
    (sum, [prize, cards]) => sum + cards * (prize === undefined ? 0 : (model.prizes[prize]?.winHundredths ?? 0)),
    0,
  );
  expect(paid).toBe(0.95 * 100 * scratchCards);
});

test.each(scratchModels)(
  '$name: a card shows the prize that was drawn and no other, and the page counts the same',
  {
    timeout: 300_000 + rounds,
  },
  (model) => {
    const draws = drawsFrom(seededRandom(`cards ${model.name}`));
    for (let at = 0; at < rounds; at += 1) {
      // Winning cards are rare: half of those that are looked at are made so.
      const prize = at % 2 === 0 ? at % model.prizes.length : drawPrize(draws, model);
      const card = layOut(draws, { fields: scratchFields, things: model.prizes.length, prize });
      const threes = model.prizes.filter((_, thing) => card.filter((one) => one === thing).length >= 3);
      if (card.length !== scratchFields || threes.length !== (prize === undefined ? 0 : 1)) expect.fail(`${card}`);
      const wanted = prize === undefined ? 0 : model.prizes[prize]?.winHundredths;
      if (payScratch(model, card).winHundredths !== wanted || payScratch(model, card).prize !== prize) {
        expect.fail(`${card} is told as ${JSON.stringify(payScratch(model, card))}`);
      }
    }
  },
);

/** Five fields of three things: all 243 fillings. */
const fillings = Array.from({ length: 3 ** 5 }, (_, filling) =>
  [81, 27, 9, 3, 1].map((place) => Math.floor(filling / place) % 3),
);

function fitting(prize: number | undefined): string[] {
  const fits = (filling: number[]) =>
    [0, 1, 2].every((thing) => {
      const count = filling.filter((one) => one === thing).length;
      return thing === prize ? count === 3 : count < 3;
    });
  return fillings.filter(fits).map((filling) => filling.join(''));
}

test('every losing layout comes once when every filling comes once', () => {
  const feed = fillings.flat();
  const seen: string[] = [];
  const draws = {
    below: () => {
      const next = feed.shift();
      if (next === undefined) throw new RangeError('all fillings are used up');
      return next;
    },
  };
  const layAll = () => {
    for (;;) seen.push(layOut(draws, { fields: 5, things: 3, prize: undefined }).join(''));
  };
  expect(layAll).toThrow(RangeError);
  expect(seen.sort()).toEqual(fitting(undefined).sort());
});

test('every winning layout comes as often as the others', () => {
  const draws = drawsFrom(seededRandom('winning layouts'));
  const cards = 40_000;
  const seen = new Map<string, number>();
  for (let at = 0; at < cards; at += 1) {
    const laid = layOut(draws, { fields: 5, things: 3, prize: 1 }).join('');
    seen.set(laid, (seen.get(laid) ?? 0) + 1);
  }
  const layouts = fitting(1);
  expect([...seen.keys()].sort()).toEqual([...layouts].sort());
  const share = cards / layouts.length;
  for (const count of seen.values()) expect(Math.abs(count - share)).toBeLessThan(5 * Math.sqrt(share));
});

test('pairs on losing cards come as often as chance brings them, not more', () => {
  // Of all fillings without three alike, those with one, two, three and four pairs, counted by hand.
  const layouts = [1_451_520, 15_240_960, 25_401_600, 6_350_400];
  const all = layouts.reduce((sum, count) => sum + count, 0);
  const draws = drawsFrom(seededRandom('pairs'));
  const cards = 20_000;
  const seen = [0, 0, 0, 0];
  for (let at = 0; at < cards; at += 1) {
    const card = layOut(draws, { fields: 9, things: 8, prize: undefined });
    const pairs = 9 - new Set(card).size;
    seen[pairs - 1] = (seen[pairs - 1] ?? 0) + 1;
  }
  for (const [at, count] of layouts.entries()) {
    const share = count / all;
    expect(Math.abs((seen[at] ?? 0) - cards * share)).toBeLessThan(5 * Math.sqrt(cards * share * (1 - share)));
  }
});

test('pays for three alike and for nothing less', () => {
  expect(payScratch(scratchSun, [0, 0, 0, 1, 1, 2, 2, 3, 3])).toEqual({ prize: 0, winHundredths: 500_000 });
  expect(payScratch(scratchCowrie, [7, 1, 7, 1, 7, 2, 2, 3, 3])).toEqual({ prize: 7, winHundredths: 100 });
  expect(payScratch(scratchSun, [0, 0, 4, 1, 1, 2, 2, 3, 3])).toEqual({ prize: undefined, winHundredths: 0 });
});

test('a card takes one draw for its prize, and nine for each filling', () => {
  const bounds: number[] = [];
  drawScratch({ below: (bound) => (bounds.push(bound) === 1 ? bound - 1 : (bounds.length - 2) % 8) }, scratchSun);
  expect(bounds).toEqual([100_000, ...new Array(9).fill(8)]);
});
