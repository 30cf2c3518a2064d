import { mountFelt } from './felt.js';
import { move, pause } from './motion.js';
import { wordsOf } from './paid.js';
import { mountStrip } from './strip.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {{ rank: number, suit: string }} Card
 * @typedef {'player' | 'banker'} Side
 */

const dealMs = 380;
/** @type {Side[]} */
const sides = ['player', 'banker'];
const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** @param {Table} table */
export function mount(table) {
  const { find, texts, fill } = table;
  const felt = mountFelt(table);
  const strip = mountStrip(find('#strip'), (outcome) => ({
    text: [...(texts[outcome.winner] ?? '')][0] ?? '',
    looks: outcome.winner,
    name: tell(outcome),
  }));

  /** @param {Record<string, any>} outcome */
  function tell({ winner, playerPoints, bankerPoints }) {
    return fill(texts[`${winner}Wins`] ?? '', { player: `${playerPoints}`, banker: `${bankerPoints}` });
  }

  /**
   * @param {Side} side
   * @param {Card[]} cards
   */
  function lay(side, cards) {
    const points = cards.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10;
    const hand = find(`#${side}-cards`);
    hand.replaceChildren(...cards.map(drawCard));
    find(`#${side}-points`).textContent = cards.length > 0 ? `${points}` : '';
    const names = cards.map(({ rank, suit }) =>
      fill(texts.card ?? '', { rank: ranks[rank] ?? '', suit: texts[suit] ?? '' }),
    );
    const words = { side: texts[side] ?? '', points: `${points}`, cards: names.join(', ') };
    hand.setAttribute('aria-label', cards.length > 0 ? fill(texts.points ?? '', words) : (texts[side] ?? ''));
    return hand;
  }

  /** @param {string | undefined} winner */
  function crown(winner) {
    for (const side of sides) find(`.hand.${side}`).toggleAttribute('data-won', winner === side);
  }

  return {
    waiting: texts.dealing ?? '',
    wait: felt.lock,

    /** @param {Round} round */
    async reveal({ outcome }) {
      find('.stage').scrollIntoView({ block: 'nearest' });
      crown(undefined);
      for (const side of sides) lay(side, []);
      const all = { player: outcome?.player ?? [], banker: outcome?.banker ?? [] };
      for (const nth of [1, 2, 3]) {
        for (const side of sides) {
          if (all[side].length < nth) continue;
          const dealt = lay(side, all[side].slice(0, nth)).lastElementChild;
          if (dealt) slide(dealt);
          await pause(dealMs);
        }
      }
    },

    /** @param {Round} round */
    show(round) {
      felt.settle(round);
      if (!round.outcome?.bets) return;
      for (const side of sides) lay(side, round.outcome[side]);
      crown(round.outcome.winner);
    },

    remember: strip.show,

    /** @param {Round} round */
    words: (round) => wordsOf(table, round, tell(round.outcome ?? {})),

    /** @param {Round} round */
    brief: ({ outcome }) => (outcome?.bets ? tell(outcome) : (texts.go ?? '')),
  };
}

/** @param {Element} card */
function slide(card) {
  move(
    card,
    [
      { transform: 'translate(30px, -24px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: 180,
      easing: 'ease-out',
    },
  );
}

/** @param {Card} card */
function drawCard({ rank, suit }) {
  const card = document.createElement('span');
  card.className = `card ${suit === 'hearts' || suit === 'diamonds' ? 'warm' : ''}`;
  const corner = document.createElement('b');
  corner.textContent = ranks[rank] ?? '';
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${suit}`);
  picture.append(use);
  card.append(corner, picture);
  return card;
}
