import { actBlackjack, blackjackDeeds, dealBlackjack, dealerHand } from '@harmattan/fair/blackjack/blackjack';
import { drawsFrom } from '@harmattan/fair/draws';
import { minorFromMajor } from '@harmattan/kernel/money';
import { languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../packages/fair/testing/seeded-random.ts';
import { framesBetween, layOf } from './browser/blackjack-frames.js';
import { blackjack } from './index.ts';
import { tellOutcome, tellView } from './tell.ts';

const stakeMinor = 15_100n;
const rounds = Number(process.env.FAIR_ROUNDS ?? 500);
const timeout = 600_000;
const random = seededRandom('blackjack at the table');
const draws = drawsFrom(random);
const deal = () => blackjack.deal({ choice: {}, stakeMinor, random });

/** A hand played at random to its end, with what the page is told on the way. */
function playToEnd() {
  let hand = deal();
  let raisedMinor = 0n;
  const told: Parameters<typeof layOf>[0][] = [];
  for (let moves = 0; moves < 100; moves += 1) {
    if (blackjack.end(hand, stakeMinor)) {
      const end = tellOutcome(hand.table, stakeMinor);
      return { hand, end, raisedMinor, told: [...told, end.outcome] };
    }
    const view = tellView(hand);
    told.push(view);
    const { do: deed, costs } = view.deeds[draws.below(view.deeds.length)] ?? { do: 'stand', costs: null };
    const costsMinor = blackjack.raiseMinor?.(hand, { do: deed }, stakeMinor) ?? 0n;
    expect(costs === null ? 0n : minorFromMajor(costs)).toBe(costsMinor);
    raisedMinor += costsMinor;
    hand = blackjack.act(hand, { do: deed }) ?? hand;
  }
  throw new Error('a hand that does not end');
}

test('takes whole naira from fifty to fifty thousand, and nothing to choose', () => {
  expect(blackjack.stakes).toEqual({ minMinor: 5_000n, maxMinor: 5_000_000n });
  expect(blackjack.fits?.({ choice: {}, stakeMinor: 5_100n })).toBe(true);
  expect(blackjack.fits?.({ choice: {}, stakeMinor: 5_150n })).toBe(false);
  expect(blackjack.choice.safeParse({}).success).toBe(true);
  for (const choice of [{ outcome: 'won' }, { cards: [] }, null, []]) {
    expect(blackjack.choice.safeParse(choice).success).toBe(false);
  }
});

test('a move is one of those there are, and says nothing else', () => {
  for (const deed of blackjackDeeds) expect(blackjack.move.safeParse({ do: deed }).success).toBe(true);
  for (const move of [{}, { do: 'surrender' }, { do: 'hit', card: 1 }, { do: 'hit', stake: '1.00' }, 'hit', null]) {
    expect(blackjack.move.safeParse(move).success).toBe(false);
  }
});

test('what the page is told adds up to what was staked and what is paid', { timeout }, () => {
  for (let at = 0; at < rounds; at += 1) {
    const { end, raisedMinor } = playToEnd();
    const { hands, insurance } = end.outcome;
    const parts = insurance ? [...hands, insurance] : hands;
    const sum = (name: 'stake' | 'paid') => parts.reduce((all, part) => all + (minorFromMajor(part[name]) ?? -1n), 0n);
    expect(sum('stake')).toBe(stakeMinor + raisedMinor);
    expect(sum('paid')).toBe(end.winMinor);
  }
});

test('a view holds no card that does not lie open', () => {
  for (let at = 0; at < 200; at += 1) {
    const table = dealBlackjack(draws);
    const view = blackjack.view({ stake: '100.00', table });
    const open = { ...table, player: table.hands.flatMap(({ cards }) => cards), dealer: table.dealer.slice(0, 1) };
    // Neither the hidden card nor those to come are needed to tell it: with others in their places it is the same.
    const other = dealBlackjack(draws);
    const changed = {
      ...open,
      player: [...open.player, ...other.player.slice(2)],
      dealer: [...open.dealer, ...table.dealer.slice(1, 2), ...other.dealer.slice(2)],
    };
    expect(blackjack.view({ stake: '100.00', table: changed })).toEqual(view);
    expect(JSON.stringify(view.dealer)).toBe(JSON.stringify({ cards: [table.dealer[0], null] }));
    expect(Object.keys(view)).not.toContain('player');
  }
});

test('the page deals one card after the other, ends with what it was told, and turns no card round', {
  timeout,
}, () => {
  for (let at = 0; at < rounds; at += 1) {
    const { told, hand } = playToEnd();
    let lay: ReturnType<typeof layOf> | undefined;
    for (const one of told) {
      const frames = framesBetween(lay, layOf(one));
      let count = lay ? cardsIn(lay) : 0;
      for (const frame of frames) {
        const now = cardsIn(frame);
        expect(now - count === 1 || now === count).toBe(true);
        count = now;
      }
      lay = frames.at(-1) ?? lay;
      expect(lay).toEqual(layOf(one));
    }
    expect(lay?.dealer).toEqual(dealerHand(hand.table));
    // A page that starts from the last answer shows the same cards.
    const last = told.at(-1);
    if (last) expect(framesBetween(undefined, layOf(last)).at(-1)).toEqual(lay);
  }
});

const cardsIn = ({ dealer, hands }: ReturnType<typeof layOf>) => dealer.length + hands.flat().length;

test('for a player who has gone the hand is played to its end at no cost', () => {
  for (let at = 0; at < 300; at += 1) {
    let hand = deal();
    for (let moves = 0; !blackjack.end(hand, stakeMinor); moves += 1) {
      expect(moves).toBeLessThan(2);
      const move = blackjack.leave(hand);
      expect(blackjack.raiseMinor?.(hand, move, stakeMinor)).toBe(0n);
      hand = blackjack.act(hand, move) ?? hand;
    }
  }
});

test('a player has no move after the end of the hand', () => {
  const { hand } = playToEnd();
  for (const deed of blackjackDeeds) {
    expect(blackjack.act(hand, { do: deed })).toBeUndefined();
    expect(actBlackjack(hand.table, { do: deed })).toBeUndefined();
  }
});

test('states its return, its pays and the strategy behind them in every language', () => {
  for (const language of languages) {
    const words = blackjack.face.texts[language];
    const html = blackjack.face.html(words) + blackjack.face.controls?.(words);
    for (const stated of ['99.54 %', '0.46 %', '7.40 %', '2:1', '3:2']) expect(html).toContain(stated);
    expect(html.match(/<td data-deed="/g)).toHaveLength(220);
    expect(html).not.toMatch(/undefined|\{\w+\}|style=/);
  }
});
