import { readState, SeatGone } from './call.js';

/** @typedef {import('../../page/browser/table.js').Round} Round */

const lookUpMs = 1_200;
const lookUpTries = 8;
const over = new Set(['settled', 'cancelled', 'refused', 'disputed']);

/**
 * The player's bets as the books have them: what has come of one that nobody told us of.
 *
 * @param {{
 *   setBalance(balance: string | null): void, keep(bet: import('./zeppelin-own.js').OwnBet): void, gone(): void,
 *   found(told: { bet: string, state: string, height: number | null, win: string | null, balance: string | null }): void,
 * }} deps
 */
export function openBooks({ setBalance, keep, gone, found }) {
  /** @returns {Promise<{ balance: string | null, rounds: Round[] }>} */
  async function read() {
    try {
      const state = await readState();
      setBalance(state.balance);
      for (const { id, stake, state: how, win, outcome, at } of state.rounds) {
        const height = heightOf(outcome);
        keep({ bet: id, stake, state: how, win, height, at: new Date(at), flight: undefined, receipt: undefined });
      }
      return state;
    } catch (error) {
      if (error instanceof SeatGone) gone();
      return { balance: null, rounds: [] };
    }
  }

  /** Asks again and again, less often each time. @param {string} bet @param {number} [tries] */
  async function lookUp(bet, tries = 0) {
    await new Promise((resolve) => setTimeout(resolve, lookUpMs * (tries + 1)));
    const { rounds, balance } = await read();
    const round = rounds.find(({ id }) => id === bet);
    if (round && over.has(round.state)) {
      found({ bet, state: round.state, height: heightOf(round.outcome), win: round.win, balance });
    } else if (tries < lookUpTries) await lookUp(bet, tries + 1);
  }

  return { read, lookUp };
}

/** @param {Round['outcome']} outcome */
function heightOf(outcome) {
  return /** @type {number | null} */ (outcome?.height ?? null);
}
