import { move } from './motion.js';

const namespace = 'http://www.w3.org/2000/svg';
const side = 5;
const turnMs = 160;
/** @type {Record<string, number>} */
const ways = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side };

/**
 * Five rows of five buttons. One of them is where the tab key stops; arrows go from there.
 *
 * @param {{ root: HTMLElement, texts: Record<string, string>, fill(text: string, values: Record<string, string>): string, open(place: number): void }} deps
 */
export function mountPlaces({ root, texts, fill, open }) {
  const buttons = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[data-place]')]);
  let current = 0;

  for (const [at, button] of buttons.entries()) {
    button.addEventListener('focus', () => stopAt(at));
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true' && !button.dataset.shows) open(at + 1);
    });
    button.addEventListener('keydown', (event) => {
      const to = neighbour(at, event.key);
      if (to === undefined) return;
      event.preventDefault();
      buttons[to]?.focus();
    });
  }

  /** @param {number} at */
  function stopAt(at) {
    buttons[current]?.setAttribute('tabindex', '-1');
    buttons[at]?.setAttribute('tabindex', '0');
    current = at;
  }

  /**
   * @param {HTMLElement} button
   * @param {'' | 'gem' | 'mine' | 'hit'} shows
   * @param {boolean} isFaint What was never opened.
   */
  function draw(button, shows, isFaint) {
    const place = button.dataset.place ?? '';
    button.setAttribute('aria-label', fill(texts[shows || 'closed'] ?? '', { place }));
    // What lies open is no move any more.
    button.toggleAttribute('data-moves', shows === '');
    if (shows) button.setAttribute('aria-disabled', 'true');
    button.toggleAttribute('data-faint', isFaint);
    if (button.dataset.shows === shows) return;
    button.dataset.shows = shows;
    button.replaceChildren(...(shows ? [picture(shows === 'gem' ? 'gem' : 'mine')] : []));
    if (shows && !isFaint)
      move(button, [{ transform: 'scaleX(0.2)' }, { transform: 'none' }], { duration: turnMs, easing: 'ease-out' });
  }

  return {
    /** @param {{ opened: number[], mines: number[], hit: number | null, isOver: boolean }} lying */
    show({ opened, mines, hit, isOver }) {
      for (const [at, button] of buttons.entries()) {
        const place = at + 1;
        const isOpened = opened.includes(place);
        if (place === hit) draw(button, 'hit', false);
        else if (mines.includes(place)) draw(button, 'mine', true);
        else draw(button, isOpened || isOver ? 'gem' : '', !isOpened && isOver);
      }
    },
    close() {
      for (const button of buttons) {
        draw(button, '', false);
        button.setAttribute('aria-disabled', 'true');
      }
    },
    focus() {
      buttons[current]?.focus({ preventScroll: true });
    },
  };
}

/**
 * @param {number} at
 * @param {string} key
 */
function neighbour(at, key) {
  const way = ways[key];
  if (key === 'Home') return at - (at % side);
  if (key === 'End') return at - (at % side) + side - 1;
  if (way === undefined) return undefined;
  const to = at + way;
  const isSideways = Math.abs(way) === 1;
  const leavesRow = isSideways && Math.floor(to / side) !== Math.floor(at / side);
  return to < 0 || to >= side * side || leavesRow ? at : to;
}

/** @param {string} name Of a symbol on the page. */
function picture(name) {
  const drawn = document.createElementNS(namespace, 'svg');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `#${name}`);
  drawn.append(use);
  return drawn;
}
