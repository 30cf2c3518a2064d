import { minorOf } from './bets.js';
import { drawChip } from './blackjack-stake.js';
import { cardName, drawCard, slideIn } from './cards.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('./cards.js').Card} Card
 * @typedef {import('./blackjack-frames.js').Lay} Lay
 * @typedef {{ stake: string, result?: string, paid?: string }} Laid What lies on a hand: its stake, and at the end what came of it.
 * @typedef {{ turn: number, hands: Laid[], insurance: string }} Facts
 */

/**
 * The cloth with the cards.
 *
 * @param {Table} table
 * @param {{ pointsOf(cards: any[]): { total: number, isSoft: boolean }, paidWords(hand: any): string }} rules
 */
export function mountCloth({ find, texts, fill, money }, { pointsOf, paidWords }) {
  const hands = find('#hands');
  const insured = find('#insured');

  /** @param {(Card | null)[]} cards */
  function totalOf(cards) {
    return `${pointsOf(cards.filter((card) => card !== null)).total}`;
  }

  /** With a word about an ace that counts eleven, for those who have a move to make. @param {Card[]} cards */
  function countOf(cards) {
    const { total, isSoft } = pointsOf(cards);
    return isSoft && total < 21 ? fill(texts.soft ?? '', { total: `${total}` }) : `${total}`;
  }

  /**
   * @param {HTMLElement} fan
   * @param {(Card | null)[]} cards
   * @param {string} who
   * @param {string} count
   */
  function spread(fan, cards, who, count) {
    fan.replaceChildren(
      ...cards.map((card) => {
        const slot = document.createElement('span');
        slot.className = 'slot';
        slot.append(drawCard(card, 'large'));
        return slot;
      }),
    );
    const names = cards.map((card) => cardName(card, texts, fill)).join(', ');
    const spoken = fill(texts.cardsAre ?? '', { who, count, cards: names });
    fan.setAttribute('aria-label', cards.length > 0 ? spoken : (texts.noCards ?? ''));
  }

  /**
   * @param {Card[]} cards
   * @param {number} at
   * @param {Facts} facts
   */
  function drawHand(cards, at, { turn, hands: laid }) {
    const place = document.createElement('section');
    place.className = 'place';
    place.toggleAttribute('data-turn', turn === at && laid.length > 1);
    const who = nameOf(at, laid.length);
    place.ariaLabel = who;
    const head = document.createElement('p');
    head.className = 'place-head';
    const name = document.createElement('span');
    name.textContent = who;
    const count = document.createElement('b');
    count.className = 'count figures';
    count.textContent = cards.length > 0 ? countOf(cards) : '';
    head.append(name, count);
    const fan = document.createElement('div');
    fan.className = 'fan';
    fan.role = 'img';
    spread(fan, cards, who, count.textContent);
    place.append(head, fan, drawLaid(laid[at], place));
    return place;
  }

  /**
   * @param {Laid | undefined} laid
   * @param {HTMLElement} place
   */
  function drawLaid(laid, place) {
    const row = document.createElement('p');
    row.className = 'laid figures';
    if (!laid) return row;
    const words = document.createElement('span');
    words.textContent = laid.result ? paidWords(laid) : fill(texts.handStake ?? '', { amount: money(laid.stake) });
    if (laid.result) place.dataset.result = laid.result;
    row.append(drawChip(minorOf(laid.stake)), words);
    return row;
  }

  /**
   * @param {number} at
   * @param {number} of
   */
  function nameOf(at, of) {
    return of > 1 ? fill(texts.handNumber ?? '', { number: `${at + 1}` }) : (texts.you ?? '');
  }

  return {
    nameOf,
    countOf,
    totalOf,
    /**
     * @param {Lay} lay
     * @param {Facts} facts
     */
    draw(lay, facts) {
      const total = lay.dealer.length > 0 ? totalOf(lay.dealer) : '';
      spread(find('#dealer-cards'), lay.dealer, texts.dealer ?? '', total);
      find('#dealer-count').textContent = total;
      hands.dataset.count = `${lay.hands.length}`;
      hands.replaceChildren(...lay.hands.map((cards, at) => drawHand(cards, at, facts)));
      insured.hidden = facts.insurance === '';
      insured.textContent = facts.insurance;
    },
    /**
     * The card that came last comes from the shoe.
     *
     * @param {Lay} before
     * @param {Lay} lay
     */
    slide(before, lay) {
      const rows = [find('#dealer-cards'), ...hands.querySelectorAll('.fan')];
      const [then, now] = [before, lay].map(({ dealer, hands: held }) => [dealer, ...held]);
      for (const [at, row] of rows.entries()) {
        const isMore = (now?.[at]?.length ?? 0) > (then?.[at]?.length ?? 0);
        if (isMore && row.lastElementChild) slideIn(row.lastElementChild);
      }
    },
  };
}
