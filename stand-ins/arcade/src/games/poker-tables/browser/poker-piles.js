import { cardName, drawCard, slideIn } from './cards.js';
import { handName, sentence } from './hand-names.js';
import { pause } from './motion.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('./cards.js').Card} Card
 * @typedef {import('./hand-names.js').Made} Made
 * @typedef {'dealer' | 'board' | 'player'} Side
 * @typedef {{ player: Card[], board?: Card[], dealer?: Card[], playerHand?: Made, dealerHand?: Made, best?: Card[], end?: string }} Lying
 */

const dealMs = 190;

/**
 * The cards of the dealer, the board and the player. Places without a card are marked, so that nothing moves when it comes.
 *
 * @param {Pick<Table, 'find' | 'texts' | 'fill'>} table
 * @param {Record<Side, number>} counts
 */
export function mountPiles({ find, texts, fill }, counts) {
  /** @type {Side[]} */
  const sides = counts.board > 0 ? ['dealer', 'board', 'player'] : ['dealer', 'player'];
  /** @type {Record<Side, (Card | null)[]>} */
  const lying = { dealer: [], board: [], player: [] };

  /**
   * @param {Side} side
   * @param {(Card | null)[]} cards
   * @param {{ made?: Made | undefined, best?: Card[] }} [more]
   */
  function lay(side, cards, { made, best = [] } = {}) {
    lying[side] = cards;
    const pile = find(`#${side}-cards`);
    const slots = Array.from({ length: counts[side] - cards.length }, () => {
      const slot = document.createElement('span');
      slot.className = 'slot';
      return slot;
    });
    pile.replaceChildren(...cards.map((card) => lit(card, best)), ...slots);
    const name = sentence(handName(made, texts, fill));
    if (side !== 'board') find(`#${side}-hand`).textContent = name;
    const text = cards.length === 0 ? texts.pileEmpty : made ? texts.pile : texts.pileOnly;
    pile.setAttribute('aria-label', fill(text ?? '', { side: nameOf(side), hand: name, cards: namesOf(cards) }));
    return pile.children;
  }

  /**
   * @param {Card | null} card
   * @param {Card[]} best
   */
  function lit(card, best) {
    const drawn = drawCard(card);
    const isBest = card && best.some(({ rank, suit }) => rank === card.rank && suit === card.suit);
    drawn.toggleAttribute('data-best', Boolean(isBest));
    drawn.toggleAttribute('data-rest', best.length > 0 && !isBest);
    return drawn;
  }

  /** @param {Side} side */
  function nameOf(side) {
    return texts[side === 'player' ? 'you' : side] ?? '';
  }

  /** @param {(Card | null)[]} cards */
  function namesOf(cards) {
    return cards.map((card) => cardName(card, texts, fill)).join(', ');
  }

  /** @returns {(Card | null)[]} */
  function backs() {
    return Array.from({ length: counts.dealer }, () => null);
  }

  /**
   * One card more on a pile, and the time that takes.
   *
   * @param {Side} side
   * @param {Card | null} card
   */
  async function dealOne(side, card) {
    const at = lying[side].length;
    const dealt = lay(side, [...lying[side], card])[at];
    if (dealt) slideIn(dealt);
    await pause(dealMs);
  }

  function clear() {
    for (const side of sides) lay(side, []);
  }

  return {
    clear,

    /** How things stand, at once. @param {Lying} now */
    show({ player, board = [], dealer, playerHand, dealerHand, best, end }) {
      // What a hand that lost is made of is nobody's first question: the better one is lit.
      const shown = best && end !== 'fold' ? best : [];
      lay('player', player, { made: playerHand, best: shown });
      if (counts.board > 0) lay('board', board, { best: shown });
      lay('dealer', dealer ?? backs(), { made: dealerHand, best: shown });
    },

    /** Two or three cards each in turn, the dealer's face down, then what lies open between them. @param {Lying} now */
    async deal({ player, board = [] }) {
      clear();
      for (const card of player) {
        await dealOne('player', card);
        await dealOne('dealer', null);
      }
      for (const card of board) await dealOne('board', card);
    },

    /** What is still to come on the board, then the dealer's cards, one by one. @param {Lying} now */
    async turnUp({ board = [], dealer }) {
      if (!dealer) return;
      for (const card of board.slice(lying.board.length)) await dealOne('board', card);
      for (let up = 1; up <= dealer.length; up += 1) {
        lay('dealer', [...dealer.slice(0, up), ...backs().slice(up)]);
        await pause(dealMs);
      }
    },

    hasCards: () => lying.player.length > 0,
  };
}
