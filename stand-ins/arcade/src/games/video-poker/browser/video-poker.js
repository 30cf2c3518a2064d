import { mountSheets } from './sheets.js';
import { minorText } from './vp-amounts.js';
import { mountHand } from './vp-hand.js';
import { mountPays } from './vp-pays.js';
import { mountStake } from './vp-stake.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 */

const placeCount = 5;
const noCards = Array(placeCount).fill(null);

/** @param {Table} table */
export function mount({ find, texts, own, play, move, money, fill }) {
  const main = find('#main');
  const pays = mountPays(find('.machine'));
  const hand = mountHand({ find, texts, fill, onHold: writeMain });
  const stake = mountStake({ find, stepsMinor: own.stepsMinor, money, onChange: pays.write });
  /** @type {string | undefined} The round whose hand is open: what is held in it is kept when the page looks again. */
  let openId;
  let isMade = false;
  /** Whether the player was asked, having held nothing of a hand that wins, and may mean it. */
  let isAsked = false;

  mountSheets();
  main.addEventListener('click', act);
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (/^[1-5]$/.test(event.key)) return hand.toggleAt(Number(event.key) - 1);
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const pressed = /** @type {Element} */ (event.target).closest('a, button, input, dialog');
    // A key that is held down is no second wish; one that presses something else is that something's.
    if (event.repeat && pressed === main) event.preventDefault();
    if (pressed) return;
    event.preventDefault();
    if (!event.repeat) act();
  });

  function act() {
    if (openId === undefined) return play({}, minorText(stake.minor()));
    if (!isMade || isAsked || hand.held().length > 0) return move({ hold: hand.held() });
    isAsked = true;
    return writeMain();
  }

  /** The one thing to do next, and whether it begins a hand or ends one. */
  function writeMain() {
    const count = placeCount - hand.held().length;
    if (count < placeCount) isAsked = false;
    const draw = fill((isAsked ? texts.giveUp : texts.drawCount) ?? '', { count: `${count}` });
    main.textContent = (openId === undefined ? texts.deal : count === 0 ? texts.keepAll : draw) ?? '';
    main.toggleAttribute('data-plays', openId === undefined);
    main.toggleAttribute('data-moves', openId !== undefined);
  }

  /** @param {Round} round */
  function begin({ id, stake: amount, view }) {
    if (openId !== id) {
      hand.hold([]);
      isAsked = false;
    }
    openId = id;
    isMade = Boolean(view?.hand);
    stake.set(Number(amount.replace('.', '')));
    stake.lock(true);
    hand.open(true);
    writeMain();
  }

  function finish() {
    openId = undefined;
    stake.lock(false);
    hand.open(false);
    writeMain();
  }

  /** @param {Record<string, any> | null} told */
  const handName = (told) => texts[told?.hand] ?? texts.noHand ?? '';

  return {
    waiting: texts.dealing ?? '',

    /** @param {boolean} value */
    wait(value) {
      stake.lock(value || openId !== undefined);
      hand.open(!value && openId !== undefined);
      if (!value || openId !== undefined) return;
      pays.light(null, false);
      hand.hold([]);
      hand.show(noCards);
    },

    /** @param {Round} round */
    async reveal({ view, outcome }) {
      pays.light(null, false);
      if (outcome) return hand.turn(outcome.cards, outcome.hold);
      return hand.turn(view?.cards ?? [], []);
    },

    /** @param {Round} round */
    show(round) {
      const { state, view, outcome } = round;
      if (state === 'playing' && view) {
        begin(round);
        hand.show(view.cards);
        pays.light(view.hand, false);
        return;
      }
      finish();
      hand.hold(outcome?.hold ?? []);
      hand.show(outcome?.cards ?? noCards);
      pays.light(outcome?.hand, true);
    },

    /** @param {Round} round */
    prompt: ({ view }) => fill((view?.hand ? texts.promptMade : texts.promptNone) ?? '', { hand: handName(view) }),

    /** @param {Round} round */
    words({ stake: staked, win, outcome }) {
      const text = Number(win) > Number(staked) ? texts.handWon : Number(win) > 0 ? texts.handBack : texts.handLost;
      return fill(text ?? '', { hand: handName(outcome), amount: money(Number(win) > 0 ? `${win}` : staked) });
    },

    /** @param {Round} round */
    brief: ({ outcome }) => (outcome ? handName(outcome) : (texts.briefHand ?? '')),
  };
}
