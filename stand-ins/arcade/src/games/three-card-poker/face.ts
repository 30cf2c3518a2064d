import type { ThreeCardKind } from '@harmattan/fair/poker/made-hand';
import { anteBonusPays, pairPlusPays } from '@harmattan/fair/three-card-poker/pays';
import type { Face } from '../game.ts';
import {
  type PokerLooks,
  pokerControls,
  pokerData,
  pokerFelt,
  pokerFiles,
  pokerSheets,
} from '../poker-tables/poker-html.ts';
import { threeCardPokerTexts } from './texts.ts';

/** Counted over all cards beside the engine; the ante's for the rule that the page states. */
export const threeCardPokerEdges = { ante: '3.37 %', bonus: '2.32 %' } as const;

const falling: readonly ThreeCardKind[] = ['straight-flush', 'trips', 'straight', 'flush', 'pair'];

const looks: PokerLooks = {
  stay: 'play',
  key: 'P',
  hasBoard: false,
  antePays: '1:1',
  bonusPays: `${pairPlusPays.pair}:1 – ${pairPlusPays['straight-flush']}:1`,
  rules: {
    rules: ['how', 'qualify', 'winning', 'anteBonusRule', 'bonusRule', 'rule'],
    edges: (words) => [
      { bet: words.anteEdge ?? '', edge: threeCardPokerEdges.ante },
      { bet: words.bonus ?? '', edge: threeCardPokerEdges.bonus },
    ],
    pays: (words) => [
      { title: words.anteBonusPays ?? '', rows: rowsOf(words, anteBonusPays) },
      { title: words.pairPlusPays ?? '', rows: rowsOf(words, pairPlusPays) },
    ],
  },
};

function rowsOf(words: Record<string, string>, pays: Readonly<Record<ThreeCardKind, number>>) {
  return falling
    .filter((kind) => pays[kind] > 0)
    .map((kind) => ({ hand: words[`kind-${kind}`] ?? '', pays: `${pays[kind]}:1` }));
}

export const threeCardPokerFace: Face = {
  texts: threeCardPokerTexts,
  files: pokerFiles,
  sheets: pokerSheets,
  data: pokerData,
  html: (words) => pokerFelt(words, looks),
  controls: (words) => pokerControls(words, looks),
};
