import { newKey } from './call.js';
import { find } from './find.js';
import { actOf } from './zeppelin-act.js';
import { koboOf, nairaOf } from './zeppelin-amounts.js';
import { createAuto } from './zeppelin-auto.js';
import { mountFields } from './zeppelin-fields.js';
import { heightText } from './zeppelin-heights.js';

/**
 * @typedef {import('./zeppelin-wire.js').Told} Told
 * @typedef {import('./zeppelin-flights.js').Flight} Flight
 * @typedef {import('./zeppelin-act.js').Wanted} Wanted
 * @typedef {import('./zeppelin-act.js').State} State
 * @typedef {Wanted & { key: string, bet: string, flight: number }} Bet
 * @typedef {{
 *   say(name: string, values?: Record<string, string>): string,
 *   money(amount: string): string,
 *   limits: { minKobo: number, maxKobo: number },
 *   flight(): Flight,
 *   isConnected(): boolean,
 *   ask(wish: object): Promise<Told>,
 *   balanceKobo(): number | undefined,
 *   setBalance(balance: string | null | undefined): void,
 *   payOf(stakeKobo: number, height: number): string,
 *   announce(text: string, kind: 'won' | 'lost' | 'bad' | 'quiet'): void,
 *   keep(told: Told, bet: { bet: string, stake: string }): void,
 *   lookUp(bet: string): void,
 *   resync(): void,
 *   burstOf(flight: number): number | undefined,
 *   expire(): void,
 *   out(): void,
 * }} PanelDeps
 */

/** A tap that was meant to get out must not bet again on what the button says next. */
const restMs = 700;
const againMs = 1_500;

/**
 * One bet, from the wish to what the server says has come of it.
 *
 * @param {0 | 1} slot
 * @param {PanelDeps} deps
 */
export function mountPanel(slot, deps) {
  const { say, money, flight } = deps;
  const root = find(`#panel-${slot}`);
  const fields = mountFields(root, deps);
  const [act, main, more, note] = ['[data-act]', '[data-act-main]', '[data-act-more]', '[data-note]'].map((name) =>
    find(name, root),
  );
  /** @type {State} */
  let state = 'idle';
  /** @type {Wanted | undefined} */
  let queued;
  /** @type {Bet | undefined} */
  let bet;
  let restsUntil = 0;
  let shown = '';
  let heightShown = 100;
  const auto = createAuto(find('[data-auto-bet]', root), {
    ...deps,
    fields,
    onChange: () => draw(),
    wish: () => queue(),
  });

  /** @param {string} text @param {'won' | 'lost' | 'bad' | 'quiet'} kind */
  function tell(text, kind) {
    if (!note) return;
    note.textContent = text;
    note.dataset.kind = kind;
  }

  /** @param {State} next */
  function become(next) {
    state = next;
    root.dataset.state = state;
    fields.lock(state !== 'idle');
    draw();
  }

  /** The button says what a tap does now. @param {number} [height] as it is shown */
  function draw(height = heightShown) {
    heightShown = height;
    const { phase, number } = flight();
    const isFlying = phase === 'flying' && bet?.flight === number;
    const wanted = state === 'idle' ? fields.read() : state === 'queued' ? queued : bet;
    const now = { state, isConnected: deps.isConnected(), isOpen: phase === 'open', isFlying, wanted, height };
    const { words, small, kind } = actOf(now, deps);
    const said = `${words}|${small}|${kind}`;
    if (said === shown || !act || !main || !more) return;
    shown = said;
    main.textContent = words;
    more.textContent = small;
    act.dataset.kind = kind;
    act.setAttribute('aria-disabled', String(kind === 'wait'));
  }

  function queue() {
    const wanted = fields.read();
    if (!wanted) {
      tell(fields.complain(), 'bad');
      auto.stop();
      return;
    }
    tell('', 'quiet');
    queued = wanted;
    become('queued');
    if (flight().phase === 'open') void send();
  }

  async function send() {
    if (!queued || state !== 'queued') return;
    const wish = { ...queued, key: newKey(), bet: '', flight: flight().number };
    queued = undefined;
    bet = wish;
    become('sending');
    await place(wish);
  }

  /** @param {Bet} wish @param {boolean} [isAgain] whether it was sent before, under the same key */
  async function place(wish, isAgain = false) {
    try {
      const { key, stakeKobo, target } = wish;
      const told = await deps.ask({ do: 'bet', key, slot, stake: nairaOf(stakeKobo), target });
      if (bet !== wish || state !== 'sending') return;
      if (told.ok) return taken(wish, told);
      // Of a wish that was sent before, nobody knows yet: the wallet has not answered, or the flight has left with it.
      const isOpen = told.reason === 'staking' || (isAgain && told.reason === 'closed');
      if (!isOpen) return refused(told.reason ?? '');
      tell(say('refusedUnknown'), 'bad');
      setTimeout(() => bet === wish && state === 'sending' && deps.resync(), againMs);
    } catch {
      // Whether the stake was taken shows when the line is back, or when it is asked for.
      if (bet !== wish || state !== 'sending') return;
      tell(say('refusedUnknown'), 'bad');
      deps.resync();
    }
  }

  /** @param {Bet} wish @param {Told} told */
  function taken(wish, told) {
    bet = { ...wish, bet: told.bet ?? '', flight: told.flight ?? wish.flight };
    deps.setBalance(told.balance);
    deps.keep(told, { bet: bet.bet, stake: nairaOf(wish.stakeKobo) });
    auto.placed(wish.stakeKobo);
    become('aboard');
  }

  /** @param {string} reason */
  function refused(reason) {
    bet = undefined;
    auto.stop();
    become('idle');
    if (reason === 'no-session') return deps.expire();
    const words = { closed: 'refusedClosed', insufficient: 'refusedInsufficient', cancelled: 'refusedCancelled' };
    tell(say(words[/** @type {keyof typeof words} */ (reason)] ?? 'refusedOther'), 'bad');
    deps.announce(note?.textContent ?? '', 'bad');
  }

  async function cashOut() {
    const mine = bet;
    if (!mine) return;
    become('leaving');
    try {
      const told = await deps.ask({ do: 'out', slot });
      if (bet !== mine) return;
      if (told.ok) return void settled(told);
      // Somebody was faster: the burst, or the target. Both are told.
      if (told.reason === 'too-late') tell(say('tooLate'), 'bad');
      if (state === 'leaving') become('aboard');
      if (told.reason !== 'not-flying') deps.lookUp(mine.bet);
    } catch {
      if (bet !== mine) return;
      tell(say('unsure'), 'bad');
      deps.resync();
    }
  }

  /** What the server says has come of it. @param {Told} told */
  function settled(told) {
    if (!bet || (told.bet !== undefined && told.bet !== bet.bet)) return false;
    const stake = nairaOf(bet.stakeKobo);
    const height = heightText(told.height ?? 0);
    deps.setBalance(told.balance);
    deps.keep(told, { bet: bet.bet, stake });
    if (told.state === 'staked') {
      // It is out, and the books do not have it yet: nothing is called paid before.
      tell(say('paying', { height }), 'quiet');
      deps.lookUp(bet.bet);
    } else if (told.state === 'settled' && Number(told.win) > 0) {
      tell(say('won', { height, amount: money(told.win ?? '') }), 'won');
      deps.announce(say('won', { height, amount: money(told.win ?? '') }), 'won');
      deps.out();
    } else if (told.state === 'settled') lose(deps.burstOf(bet.flight));
    else if (told.state === 'cancelled' || told.state === 'cancelling')
      tell(say('givenBack', { amount: money(stake) }), 'quiet');
    if (told.state === 'settled') auto.ended(bet.stakeKobo, koboOf(told.win ?? '0'));
    over();
    return true;
  }

  /** @param {number | undefined} burst where, if it is known */
  function lose(burst) {
    if (!bet) return;
    const amount = money(nairaOf(bet.stakeKobo));
    const words = burst ? say('lost', { height: heightText(burst), amount }) : `${amount} · ${say('ownBurst')}`;
    tell(words, 'lost');
    deps.announce(words, 'lost');
  }

  function over() {
    bet = undefined;
    restsUntil = performance.now() + restMs;
    become('idle');
  }

  function press() {
    if (performance.now() < restsUntil) return;
    if (state === 'idle') queue();
    else if (state === 'queued') {
      queued = undefined;
      auto.stop();
      become('idle');
    } else if (state === 'aboard' && act?.dataset.kind === 'out') void cashOut();
  }
  act?.addEventListener('click', press);
  for (const input of root.querySelectorAll('input')) {
    input.addEventListener('input', () => draw());
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter' && state === 'idle') press();
    });
  }
  root.addEventListener('submit', (event) => event.preventDefault());
  fields.onChange(() => draw());
  draw();

  return {
    get isIdle() {
      return state === 'idle';
    },
    get hasBet() {
      return bet !== undefined || queued !== undefined || auto.isOn;
    },
    get canCashOut() {
      return state === 'aboard' && act?.dataset.kind === 'out' && !root.hidden;
    },
    press,
    draw,
    settled,
    opened() {
      // Whatever is still here from the flight before is found out by asking.
      if (bet && bet.flight < flight().number && (state === 'aboard' || state === 'leaving')) deps.lookUp(bet.bet);
      if (state === 'idle' && auto.isOn) auto.next();
      if (state === 'queued') void send();
      draw();
    },
    /** @param {number} burst */
    burst(burst) {
      if (!bet || !(state === 'aboard' || state === 'leaving') || bet.flight !== flight().number) return draw();
      // In time for the target, or on the way out in the last moment: the server tells.
      if ((bet.target !== null && bet.target <= burst) || state === 'leaving') return draw();
      lose(burst);
      deps.keep(
        { state: 'settled', height: null, win: '0.00', flight: bet.flight },
        { bet: bet.bet, stake: nairaOf(bet.stakeKobo) },
      );
      auto.ended(bet.stakeKobo, 0);
      over();
    },
    calledOff() {
      if (bet) deps.lookUp(bet.bet);
      draw();
    },
    /** What is known to be on board, after the line was lost or the page was opened anew. @param {{ bet: string, stake: string, target: number | null } | undefined} own */
    restore(own) {
      if (own) {
        const stakeKobo = koboOf(own.stake);
        bet = { key: bet?.key ?? '', bet: own.bet, stakeKobo, target: own.target, flight: flight().number };
        if (state !== 'leaving') fields.set({ stakeKobo, target: own.target });
        if (state !== 'leaving') tell('', 'quiet');
        return become('aboard');
      }
      if (!bet) return;
      if (state === 'sending' && flight().phase === 'open' && bet.flight === flight().number)
        return void place(bet, true);
      if (bet.bet) deps.lookUp(bet.bet);
      else refused('cancelled');
    },
  };
}

/** @typedef {ReturnType<typeof mountPanel>} Panel */
