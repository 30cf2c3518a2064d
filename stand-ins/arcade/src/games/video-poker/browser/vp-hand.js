import { cardName, drawCard } from './cards.js';
import { move, pause } from './motion.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {{ rank: number, suit: string }} Card
 */

const turnMs = 150;
const betweenMs = 70;

/**
 * The five places: what lies on them, and which of them the player holds.
 *
 * @param {Pick<Table, 'find' | 'texts' | 'fill'> & { onHold(count: number): void }} deps
 */
export function mountHand({ find, texts, fill, onHold }) {
  const places = /** @type {HTMLElement[]} */ ([...find('#five').children]);
  let isOpen = false;

  for (const place of places) place.addEventListener('click', () => toggle(place));

  /** @param {HTMLElement} place */
  function toggle(place) {
    if (!isOpen) return;
    press(place, !isHeld(place));
    onHold(held().length);
  }

  /** @param {HTMLElement} place */
  const isHeld = (place) => place.getAttribute('aria-pressed') === 'true';

  /**
   * @param {HTMLElement} place
   * @param {boolean} value
   */
  const press = (place, value) => place.setAttribute('aria-pressed', String(value));

  const held = () => places.flatMap((place, at) => (isHeld(place) ? [at] : []));

  /**
   * @param {number} at
   * @param {Card | null} card
   */
  function lay(at, card) {
    const place = places[at];
    if (!place) return;
    const drawn = drawCard(card);
    if (card && (card.rank === 1 || card.rank > 10)) drawn.classList.add('picture');
    find('.slot', place).replaceChildren(drawn);
    place.toggleAttribute('data-down', !card);
    const values = { place: `${at + 1}`, card: cardName(card, texts, fill) };
    place.setAttribute('aria-label', fill((card ? texts.place : texts.placeEmpty) ?? '', values));
  }

  return {
    held,

    /** @param {number[]} hold */
    hold(hold) {
      for (const [at, place] of places.entries()) press(place, hold.includes(at));
    },

    /**
     * Holding is between the player and the page until the draw, so it waits for nothing but the cards.
     *
     * @param {boolean} value
     */
    open(value) {
      isOpen = value;
      for (const place of places) place.setAttribute('aria-disabled', String(!value));
      find('#five').toggleAttribute('data-open', value);
    },

    /** @param {number} at */
    toggleAt(at) {
      const place = places[at];
      if (place) toggle(place);
    },

    /** @param {(Card | null)[]} cards */
    show(cards) {
      for (const [at, card] of cards.entries()) lay(at, card);
    },

    /**
     * Turns those that are new over, one after the other, from the left.
     *
     * @param {Card[]} cards
     * @param {number[]} hold What stays as it lies.
     */
    async turn(cards, hold) {
      for (const at of cards.keys()) if (!hold.includes(at)) lay(at, null);
      for (const [at, card] of cards.entries()) {
        if (hold.includes(at)) continue;
        await pause(betweenMs);
        lay(at, card);
        const drawn = places[at]?.querySelector('.card');
        const frames = [{ transform: 'rotateY(80deg)' }, { transform: 'none' }];
        if (drawn) move(drawn, frames, { duration: turnMs, easing: 'ease-out' });
      }
      await pause(turnMs);
    },
  };
}
