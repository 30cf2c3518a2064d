import { baccaratSpots } from '@harmattan/fair/tables/baccarat';
import { payRoulette, rouletteSpots } from '@harmattan/fair/tables/roulette';
import { type Dice, paySicBo, sicBoSpots } from '@harmattan/fair/tables/sic-bo';
import { languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { baccarat } from '../baccarat/index.ts';
import { rouletteEdge } from '../roulette/face.ts';
import { roulette } from '../roulette/index.ts';
import { sicBoEdges, sicBoTotalEdges } from '../sic-bo/face.ts';
import { sicBo } from '../sic-bo/index.ts';

const tables = [
  ['roulette', roulette, rouletteSpots.map(({ on }) => on)],
  ['baccarat', baccarat, [...baccaratSpots]],
  ['sic bo', sicBo, sicBoSpots.map(({ on }) => on)],
] as const;

test.each(tables)(
  '%s has a button for every spot once, each with a name of its own, in every language',
  (_name, game, spots) => {
    for (const language of languages) {
      const html = game.face.html(game.face.texts[language]);
      const found = [...html.matchAll(/data-spot="([^"]+)" data-name="([^"]+)"/g)];
      expect(found.map(([, on]) => on).sort()).toEqual([...spots].sort());
      expect(new Set(found.map(([, , name]) => name)).size).toBe(spots.length);
      expect(html + game.face.controls?.(game.face.texts[language])).not.toMatch(/undefined|\{\w+\}/);
    }
  },
);

test.each([
  ['roulette', roulette, ['2.70 %', '35:1', '17:1', '11:1', '8:1', '5:1', '2:1', '1:1']],
  ['baccarat', baccarat, ['1.24 %', '1.06 %', '14.36 %', '10.36 %', '0.95:1', '8:1', '11:1']],
  ['sic bo', sicBo, ['2.78 %', '3.70 %', '6.94 %', '5.56 %', '4.17 %', '7.41 %', '6.25 %', '200:1', '6.5:1', '68:1']],
] as const)('%s states its pays and what the house keeps', (_name, game, stated) => {
  for (const language of languages) {
    for (const text of stated) expect(game.face.html(game.face.texts[language])).toContain(text);
  }
});

/** What the house keeps of a bet of a thousand kobo when every outcome comes once, as the page writes it. */
function edgeText(paid: bigint[]): string {
  const back = paid.reduce((sum, paidMinor) => sum + paidMinor, 0n);
  return `${(100 - Number(back) / 10 / paid.length).toFixed(2)} %`;
}

test('what the pages state is what the engines keep', () => {
  const numbers = Array.from({ length: 37 }, (_, number) => number);
  for (const { on } of rouletteSpots) {
    expect(edgeText(numbers.map((number) => payRoulette(on, 1_000n, number))), on).toBe(rouletteEdge);
  }
  const faces = [1, 2, 3, 4, 5, 6];
  const rolls = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Dice => [a, b, c])));
  const stated: Record<string, string> = {
    ...{ small: sicBoEdges.evens, big: sicBoEdges.evens, odd: sicBoEdges.evens, even: sicBoEdges.evens },
    ...{ pair: sicBoEdges.pairs, single: sicBoEdges.singles, double: sicBoEdges.doubles },
    ...{ triple: sicBoEdges.triples, any: sicBoEdges.any },
  };
  for (const {
    on,
    kind,
    numbers: [total = 0],
  } of sicBoSpots) {
    const edge = kind === 'total' ? sicBoTotalEdges[Math.min(total - 4, 17 - total)] : stated[kind];
    expect(edgeText(rolls.map((dice) => paySicBo(on, 1_000n, dice))), on).toBe(edge);
  }
});
