/**
 * @typedef {{ rank: number, suit: string }} Card
 * @typedef {{ dealer: (Card | null)[], hands: Card[][] }} Lay
 */

/**
 * The cards of a round, in play or over.
 *
 * @param {Record<string, any>} told
 * @returns {Lay}
 */
export function layOf({ dealer, hands }) {
  return { dealer: dealer.cards, hands: hands.map((/** @type {{ cards: Card[] }} */ { cards }) => cards) };
}

/**
 * Every step on the way from what lies there to what the server has told, one card at a time; the last step is what was told.
 * Without anything before, the round is dealt from the beginning.
 *
 * @param {Lay | undefined} before
 * @param {Lay} after
 * @returns {Lay[]}
 */
export function framesBetween(before, after) {
  /** @type {Lay[]} */
  const frames = [];
  let lay = before ?? { dealer: [], hands: [[]] };
  const step = (/** @type {Partial<Lay>} */ change) => {
    lay = { ...lay, ...change };
    frames.push(lay);
  };
  const [up = null] = after.dealer;
  if (!before) {
    // A split is another move, so that a round which is dealt has one hand.
    const [first, second] = firstCards(after);
    step({ hands: [first ? [first] : []] });
    step({ dealer: [up] });
    step({ hands: [[first, second].flatMap((card) => card ?? [])] });
    step({ dealer: [up, null] });
  }
  if (after.hands.length > lay.hands.length) step({ hands: after.hands.map((cards) => cards.slice(0, 1)) });
  for (const [at, cards] of after.hands.entries()) {
    for (let count = (lay.hands[at] ?? []).length + 1; count <= cards.length; count += 1) {
      step({ hands: lay.hands.map((one, index) => (index === at ? cards.slice(0, count) : one)) });
    }
  }
  const isOpen = !after.dealer.includes(null);
  if (isOpen && lay.dealer.includes(null)) step({ dealer: after.dealer.slice(0, 2) });
  for (let count = lay.dealer.length + 1; count <= after.dealer.length; count += 1) {
    step({ dealer: after.dealer.slice(0, count) });
  }
  return frames;
}

/**
 * The first two cards of the player's: after a split they lie in two hands.
 *
 * @param {Lay} lay
 */
function firstCards({ hands: [one = [], other] }) {
  return other ? [one[0], other[0]] : [one[0], one[1]];
}
