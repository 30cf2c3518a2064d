import { endWords, minorText } from './instant-money.js';
import { createPace } from './instant-pace.js';
import { mountRules } from './instant-sheet.js';
import { mountStake } from './instant-stake.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {typeof import('@harmattan/fair/penalty/penalty')} Adding
 * @typedef {import('@harmattan/fair/penalty/penalty').Corner} Corner
 */

const runUpMs = 260;
const flightMs = { placed: 620, driven: 460, blasted: 340 };

/** How the keeper lies when he has dived there: to the side, up or down, and turned. @type {Record<Corner, string>} */
const dives = {
  'top-left': 'translate(-66px, -30px) rotate(-52deg)',
  'low-left': 'translate(-70px, 24px) rotate(-82deg)',
  middle: 'translate(0, -8px) scale(1.06)',
  'low-right': 'translate(70px, 24px) rotate(82deg)',
  'top-right': 'translate(66px, -30px) rotate(52deg)',
};
/** How far past the goal a ball goes that was aimed there. @type {Record<Corner, { x: number, y: number }>} */
const misses = {
  'top-left': { x: -34, y: -58 },
  'low-left': { x: -62, y: 4 },
  middle: { x: 0, y: -86 },
  'low-right': { x: 62, y: 4 },
  'top-right': { x: 34, y: -58 },
};

/** @param {Table} table */
export function mount(table) {
  const { find, texts, own, play, money, fill } = table;
  /** @type {Promise<Adding>} The very code that the server pays by. */
  const adding = import(own.addUp);
  const pace = createPace();
  const stake = mountStake({ find, stepsMinor: own.stepsMinor, money, onChange: () => undefined });
  const [stage, label, result] = [find('.penalty-stage'), find('#penalty-end'), find('#result')];
  const [keeper, ball, net] = [drawn('#penalty-keeper'), drawn('#penalty-ball'), drawn('#penalty-net')];
  const corner = mountChoice('corner');
  const power = mountChoice('power');
  let isPlaying = false;
  let shown = '';

  mountRules(find);
  stage.addEventListener('click', () => isPlaying && pace.hurry());
  find('#bet').addEventListener('submit', () => {
    if (isPlaying) return pace.hurry();
    play({ corner: corner.value(), power: power.value() }, minorText(stake.minor()));
  });
  result.dataset.kind = 'quiet';
  result.textContent = texts.ready ?? '';

  /** Buttons of which one is pressed. @param {'corner' | 'power'} name */
  function mountChoice(name) {
    const buttons = [...document.querySelectorAll(`[data-${name}]`)];
    /** @param {string | null} value */
    const set = (value) => {
      for (const one of buttons) one.setAttribute('aria-pressed', String(one.getAttribute(`data-${name}`) === value));
    };
    for (const button of buttons) {
      button.addEventListener('click', () => {
        if (isPlaying) return;
        set(button.getAttribute(`data-${name}`));
        ready();
      });
    }
    return {
      set,
      value: () =>
        buttons.find((one) => one.getAttribute('aria-pressed') === 'true')?.getAttribute(`data-${name}`) ?? '',
    };
  }

  /** Everybody back in place for the next kick. */
  function ready() {
    keeper.style.transform = '';
    ball.style.transform = '';
    label.textContent = '';
    stage.removeAttribute('data-end');
    stage.removeAttribute('data-dived');
  }

  /** Where everything is when the kick is over. @param {Record<string, any>} choice @param {Record<string, any>} outcome */
  function lastPlace(choice, outcome) {
    const at = /** @type {Corner} */ (choice.corner);
    const { x, y } = own.aims[at];
    const past = outcome.isOnTarget ? { x: 0, y: 0 } : misses[at];
    return {
      keeper: dives[/** @type {Corner} */ (outcome.keeper)] ?? '',
      ball: `translate(${x + past.x - own.spot.x}px, ${y + past.y - own.spot.y}px) scale(0.62)`,
    };
  }

  /** @param {Record<string, any>} choice @param {Record<string, any>} outcome */
  async function rest(choice, outcome) {
    const { endKick } = await adding;
    const place = lastPlace(choice, outcome);
    keeper.style.transform = place.keeper;
    ball.style.transform = place.ball;
    stage.setAttribute('data-dived', '');
    const { end } = endKick(/** @type {any} */ (choice), /** @type {any} */ (outcome));
    stage.dataset.end = end;
    label.textContent = texts[end] ?? '';
  }

  /** @param {Round} round */
  function tell({ choice, outcome }) {
    return fill(texts[`${outcome?.end}Told`] ?? '', {
      corner: texts[choice.corner] ?? '',
      keeper: texts[outcome?.keeper] ?? '',
    });
  }

  return {
    waiting: texts.running ?? '',

    /** @param {boolean} value */
    wait(value) {
      isPlaying = value;
      stake.lock(value);
      if (!value) return;
      pace.begin();
      ready();
    },

    /** @param {Round} round */
    async reveal({ choice, outcome }) {
      if (!outcome) return;
      stage.scrollIntoView({ block: 'nearest' });
      await pace.pause(runUpMs);
      const place = lastPlace(choice, outcome);
      const ms = flightMs[/** @type {keyof typeof flightMs} */ (choice.power)];
      keeper.style.transform = place.keeper;
      ball.style.transform = place.ball;
      stage.setAttribute('data-dived', '');
      await Promise.all([
        pace.move(ball, [{ transform: 'none' }, { transform: place.ball }], { ms, easing: 'cubic-bezier(.2,.5,.5,1)' }),
        pace.move(keeper, [{ transform: 'none' }, { transform: 'none', offset: 0.2 }, { transform: place.keeper }], {
          ms: ms + 80,
        }),
      ]);
      if (outcome.end === 'goal') {
        pace.move(net, [{ transform: 'none' }, { transform: 'scale(1.02, 0.98)' }, { transform: 'none' }], { ms: 240 });
      }
      await rest(choice, outcome);
      await pace.pause(350);
    },

    /** @param {Round} round */
    show({ id, state, choice, outcome }) {
      // A coin was tossed here before the pitch was laid.
      if (!choice.corner || id === shown) return;
      shown = id;
      corner.set(choice.corner);
      power.set(choice.power);
      if (state === 'settled' && outcome) rest(choice, outcome);
      else ready();
    },

    /** @param {Round} round */
    words: (round) => endWords(table, round, tell(round)),

    /** @param {Round} round */
    brief: ({ choice, outcome }) =>
      outcome?.end ? `${texts[outcome.end]} · ${texts[choice.power]}` : (texts.go ?? ''),
  };
}

/** @param {string} selector */
function drawn(selector) {
  const part = document.querySelector(selector);
  if (!(part instanceof SVGElement)) throw new Error(`the page has no ${selector}`);
  return part;
}
