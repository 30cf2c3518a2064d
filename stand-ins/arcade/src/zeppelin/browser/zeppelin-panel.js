import { newKey } from './call.js';
import { find } from './find.js';
import { majorOf, minorOf } from './zeppelin-amounts.js';
import { createAuto } from './zeppelin-auto.js';
import { mountFields } from './zeppelin-fields.js';
import { mountPanelView } from './zeppelin-panel-view.js';

/**
 * @typedef {import('./zeppelin-wire.js').Told} Told
 * @typedef {import('./zeppelin-flights.js').Flight} Flight
 * @typedef {import('./zeppelin-act.js').Wanted} Wanted
 * @typedef {import('./zeppelin-act.js').State} State
 * @typedef {Wanted & { key: string, bet: string, flight: number, isDoubted?: boolean }} Bet `isDoubted`: the line was lost since, and with it maybe the news that it is out.
 * @typedef {{ bet: string, stake: string, target: number | null }} Own
 * @typedef {{
 *   say(name: string, values?: Record<string, string>): string,
 *   money(amount: string): string,
 *   limits: { minMinor: number, maxMinor: number, stepMinor: number },
 *   flight(): Flight,
 *   isConnected(): boolean,
 *   ask(wish: object): Promise<Told>,
 *   balanceMinor(): number | undefined,
 *   setBalance(balance: string | null | undefined): void,
 *   payOf(stakeMinor: number, height: number): string,
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
  const { say, flight } = deps;
  const root = find(`#panel-${slot}`);
  const fields = mountFields(root, deps);
  const view = mountPanelView(root, deps);
  /** @type {State} */
  let state = 'idle';
  /** @type {Wanted | undefined} */
  let queued;
  /** @type {Bet | undefined} */
  let bet;
  let restsUntil = 0;
  let heightShown = 100;
  const auto = createAuto(find('[data-auto-bet]', root), {
    ...deps,
    fields,
    onChange: () => draw(),
    wish: () => queue(),
  });

  /** @param {State} next */
  function become(next) {
    state = next;
    root.dataset.state = state;
    fields.lock(state !== 'idle');
    draw();
  }

  /** @param {number} [height] as it is shown */
  function draw(height = heightShown) {
    heightShown = height;
    const { phase, number } = flight();
    const isFlying = phase === 'flying' && bet?.flight === number;
    const isOver = bet !== undefined && (bet.flight < number || (bet.flight === number && isOverIn(phase)));
    const wanted = state === 'idle' ? fields.read() : state === 'queued' ? queued : bet;
    view.draw({ state, isConnected: deps.isConnected(), isOpen: phase === 'open', isFlying, isOver, wanted, height });
  }

  function queue() {
    const wanted = fields.read();
    if (!wanted) {
      view.note(fields.complain(), 'bad');
      auto.stop();
      return;
    }
    view.note('', 'quiet');
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
      const { key, stakeMinor, target } = wish;
      const told = await deps.ask({ do: 'bet', key, slot, stake: majorOf(stakeMinor), target });
      if (bet?.key !== wish.key || state !== 'sending') return;
      if (told.ok) return taken(wish, told);
      // Of a wish that was sent before, nobody knows yet: the wallet has not answered, or the flight has left with it.
      const isOpen = told.reason === 'staking' || (isAgain && told.reason === 'closed');
      if (told.reason === 'placed') return placedElsewhere();
      if (!isOpen) return refused(told.reason ?? '');
      view.note(say('refusedUnknown'), 'bad');
      setTimeout(() => bet?.key === wish.key && state === 'sending' && deps.resync(), againMs);
    } catch {
      // Whether the stake was taken shows when the line is back, or when it is asked for.
      if (bet?.key !== wish.key || state !== 'sending') return;
      view.note(say('refusedUnknown'), 'bad');
      deps.resync();
    }
  }

  /** @param {Bet} wish @param {Told} told */
  function taken(wish, told) {
    // The bet is what was taken, as the server says it.
    const stakeMinor = told.stake === undefined ? wish.stakeMinor : minorOf(told.stake);
    const target = told.target === undefined ? wish.target : told.target;
    bet = { ...wish, stakeMinor, target, bet: told.bet ?? '', flight: told.flight ?? wish.flight };
    deps.setBalance(told.balance);
    deps.keep(told, { bet: bet.bet, stake: majorOf(stakeMinor) });
    auto.placed(stakeMinor);
    become('aboard');
  }

  /** Another page of the same player's has the slot: it is shown here as well. */
  function placedElsewhere() {
    bet = queued = undefined;
    auto.stop();
    become('idle');
    deps.resync();
  }

  /** @param {string} reason */
  function refused(reason) {
    bet = undefined;
    auto.stop();
    become('idle');
    if (reason === 'no-session') return deps.expire();
    view.refused(reason);
  }

  async function cashOut() {
    const mine = bet;
    if (!mine) return;
    become('leaving');
    try {
      const told = await deps.ask({ do: 'out', bet: mine.bet });
      if (bet?.bet !== mine.bet) return;
      if (told.ok) return void settled(told);
      if (told.reason === 'not-flying') return become('aboard');
      if (told.reason !== 'too-late') return deps.lookUp(mine.bet);
      view.note(say('tooLate'), 'bad');
      become('aboard');
      const { phase, number, burst: burstAt } = flight();
      if (phase === 'burst' && number === mine.flight) burst(burstAt ?? 100);
    } catch {
      if (bet?.bet !== mine.bet) return;
      view.note(say('unsure'), 'bad');
      deps.resync();
    }
  }

  /** What the server says has come of it. @param {Told} told */
  function settled(told) {
    if (!bet || (told.bet !== undefined && told.bet !== bet.bet)) return false;
    deps.setBalance(told.balance);
    deps.keep(told, { bet: bet.bet, stake: majorOf(bet.stakeMinor) });
    view.settled(told, { stakeMinor: bet.stakeMinor, burst: told.burst ?? deps.burstOf(bet.flight) });
    if (told.state === 'staked') deps.lookUp(bet.bet);
    if (told.state === 'settled' && Number(told.win) > 0) deps.out();
    if (told.state === 'settled') auto.ended(bet.stakeMinor, minorOf(told.win ?? '0'));
    over();
    return true;
  }

  /** @param {number} burstAt */
  function burst(burstAt) {
    if (!bet || !(state === 'aboard' || state === 'leaving') || bet.flight !== flight().number) return draw();
    // In time for the target, or on the way out in the last moment: the server tells.
    if ((bet.target !== null && bet.target <= burstAt) || state === 'leaving' || bet.isDoubted) return draw();
    view.lost(bet.stakeMinor, burstAt);
    deps.keep(
      { state: 'settled', height: null, win: '0.00', flight: bet.flight },
      { bet: bet.bet, stake: majorOf(bet.stakeMinor) },
    );
    auto.ended(bet.stakeMinor, 0);
    over();
  }

  /** @param {Own} own */
  function board(own) {
    const stakeMinor = minorOf(own.stake);
    bet = { key: bet?.key ?? '', bet: own.bet, stakeMinor, target: own.target, flight: flight().number };
    queued = undefined;
    if (state !== 'leaving') fields.set({ stakeMinor, target: own.target });
    if (state !== 'leaving') view.note('', 'quiet');
    become('aboard');
  }

  function over() {
    bet = undefined;
    restsUntil = performance.now() + restMs;
    become('idle');
  }

  function press() {
    if (performance.now() < restsUntil || !view.canPress) return;
    if (state === 'idle') queue();
    else if (state === 'queued') {
      queued = undefined;
      auto.stop();
      become('idle');
    } else if (view.isCashOut) void cashOut();
  }
  view.act.addEventListener('click', press);
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
      return view.isCashOut && !root.hidden;
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
    burst,
    doubt() {
      if (bet) bet = { ...bet, isDoubted: true };
    },
    calledOff() {
      if (bet) deps.lookUp(bet.bet);
      draw();
    },
    /** Another page of the same player's has placed it. @param {Own} own */
    placed(own) {
      // The answer to a bet of this page's own says which of the two has the slot.
      if (state === 'sending' || bet) return;
      auto.stop();
      board(own);
    },
    /** The server has let it out there, whoever asked for that. @param {{ bet: string, height: number }} told */
    leftAt(told) {
      if (bet?.bet !== told.bet) return;
      bet = { ...bet, out: told.height };
      become('leaving');
    },
    /** What is known to be on board, after the line was lost or the page was opened anew. @param {Own | undefined} own */
    restore(own) {
      if (own) {
        // A bet of this page's own whose answer was lost counts for its auto-bet; one of another page ends it.
        if (state === 'sending') auto.placed(minorOf(own.stake));
        else if (bet?.bet !== own.bet) auto.stop();
        return board(own);
      }
      if (!bet) return;
      if (state === 'sending' && flight().phase === 'open' && bet.flight === flight().number)
        return void place(bet, true);
      if (bet.bet) deps.lookUp(bet.bet);
      else refused('cancelled');
    },
  };
}

/** @param {Flight['phase']} phase */
function isOverIn(phase) {
  return phase === 'burst' || phase === 'called-off';
}

/** @typedef {ReturnType<typeof mountPanel>} Panel */
