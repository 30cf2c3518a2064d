import type { Card } from '../cards/card.ts';
import { type HandName, hands, isHand } from './hands.ts';
import { videoPokerSheets } from './models/index.ts';
import { readHand } from './read-hand.ts';
import type { VideoPokerSheet } from './video-poker-sheet.ts';

/** A row of the pay table. */
export interface Pay {
  hand: HandName;
  /** Stakes that it pays, with the stake in them. */
  times: number;
}

export interface VideoPokerModel {
  name: string;
  wildRank: number | undefined;
  /** From the best hand down. */
  pays: readonly Pay[];
  returnMillionths: number;
  /** The row that five cards are paid by, if any. */
  payOf(cards: readonly Card[]): Pay | undefined;
}

export const videoPokerModels: readonly VideoPokerModel[] = videoPokerSheets.map(makeModel);

export function findVideoPokerModel(name: string): VideoPokerModel | undefined {
  return videoPokerModels.find((model) => model.name === name);
}

function makeModel({ name, wildRank, pays, returnMillionths }: VideoPokerSheet): VideoPokerModel {
  const names = Object.keys(hands) as HandName[];
  const rows = names.flatMap((hand) => (pays[hand] === undefined ? [] : [{ hand, times: pays[hand] }]));
  return {
    name,
    wildRank,
    pays: rows,
    returnMillionths,
    payOf(cards) {
      const reading = readHand(cards, wildRank);
      return rows.find(({ hand }) => isHand(hand, reading));
    },
  };
}
