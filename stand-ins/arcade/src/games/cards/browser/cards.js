import { move } from './motion.js';

/**
 * @typedef {{ rank: number, suit: string }} Card
 * @typedef {(text: string, values: Record<string, string>) => string} Fill
 */

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** @type {Record<number, string>} */
const pictures = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' };
const slideMs = 180;

/**
 * A card, or its back when it lies face down. It says nothing to those who listen: what holds it is named by `cardName`.
 *
 * @param {Card | null} card
 * @param {'small' | 'large' | ''} [size]
 */
export function drawCard(card, size = '') {
  const element = document.createElement('span');
  if (!card) {
    element.className = `card face-down ${size}`;
    element.append(picture('card-back', 'art'));
    return element;
  }
  const isWarm = card.suit === 'hearts' || card.suit === 'diamonds';
  element.className = `card ${isWarm ? 'warm' : ''} ${size}`;
  const corner = document.createElement('b');
  corner.textContent = ranks[card.rank] ?? '';
  element.append(corner, picture(card.suit));
  if (size === 'large') element.append(picture(card.rank > 10 ? `court-${card.rank}` : card.suit, 'art'));
  return element;
}

/**
 * @param {Card | null} card
 * @param {Record<string, string>} texts
 * @param {Fill} fill
 */
export function cardName(card, texts, fill) {
  if (!card) return texts.faceDown ?? '';
  const rank = texts[pictures[card.rank] ?? ''] ?? ranks[card.rank] ?? '';
  return fill(texts.card ?? '', { rank, suit: texts[card.suit] ?? '' });
}

/**
 * A card comes from the shoe, above and to the right.
 *
 * @param {Element} card
 */
export function slideIn(card) {
  move(
    card,
    [
      { transform: 'translate(30px, -24px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: slideMs, easing: 'ease-out' },
  );
}

/**
 * @param {string} name Of a symbol on the page.
 * @param {string} [looks]
 */
function picture(name, looks = '') {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  if (looks) drawn.classList.add(looks);
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${name}`);
  drawn.append(use);
  return drawn;
}
