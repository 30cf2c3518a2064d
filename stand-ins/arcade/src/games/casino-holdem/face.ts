import { antePays, bonusPays } from '@harmattan/fair/casino-holdem/pays';
import type { HandKind } from '@harmattan/fair/poker/made-hand';
import type { Face } from '../game.ts';
import {
  type PokerLooks,
  pokerControls,
  pokerData,
  pokerFelt,
  pokerFiles,
  pokerSheets,
} from '../poker-tables/poker-html.ts';
import { casinoHoldemTexts } from './texts.ts';

/** Counted over all cards beside the engine; the ante's for the calling rule that the page states. */
export const casinoHoldemEdges = { ante: '2.99 %', bonus: '6.26 %' } as const;

const better: readonly HandKind[] = ['royal-flush', 'straight-flush', 'quads', 'full-house', 'flush'];

const looks: PokerLooks = {
  stay: 'call',
  key: 'C',
  hasBoard: true,
  antePays: `${antePays.pair}:1 – ${antePays['royal-flush']}:1`,
  bonusPays: `${bonusPays.pair}:1 – ${bonusPays['royal-flush']}:1`,
  rules: {
    rules: ['how', 'qualify', 'winning', 'bonusRule', 'rule'],
    edges: (words) => [
      { bet: words.anteEdge ?? '', edge: casinoHoldemEdges.ante },
      { bet: words.bonus ?? '', edge: casinoHoldemEdges.bonus },
    ],
    pays: (words) => [
      {
        title: words.antePays ?? '',
        rows: [
          ...better.map((kind) => ({ hand: words[`kind-${kind}`] ?? '', pays: `${antePays[kind]}:1` })),
          { hand: words.upToStraight ?? '', pays: `${antePays.straight}:1` },
        ],
      },
      {
        title: words.bonusPays ?? '',
        rows: [
          ...better.map((kind) => ({ hand: words[`kind-${kind}`] ?? '', pays: `${bonusPays[kind]}:1` })),
          { hand: words.acesToStraight ?? '', pays: `${bonusPays.straight}:1` },
        ],
      },
    ],
  },
};

export const casinoHoldemFace: Face = {
  texts: casinoHoldemTexts,
  files: pokerFiles,
  sheets: pokerSheets,
  data: pokerData,
  html: (words) => pokerFelt(words, looks),
  controls: (words) => pokerControls(words, looks),
};
