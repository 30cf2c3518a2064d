import { SeatGone } from './call.js';

/**
 * @typedef {{
 *   bet: string, slot: number, flight: number, isCalledOff: boolean, state: string, stake: string, target: number | null,
 *   height: number | null, burst: number | null, win: string | null, at: string, receipt: { text: string, signature: string } | null,
 * }} BookedBet
 */

const firstWaitMs = 700;
const longestWaitMs = 10_000;
const triesMax = 100;
const timeoutMs = 8_000;
const over = new Set(['settled', 'cancelled', 'refused', 'disputed']);

/**
 * The player's bets as the books have them: what has come of one that nobody told us of.
 *
 * @param {{
 *   setBalance(balance: string | null, askedAt: number): void, keep(bet: BookedBet): void, gone(): void,
 *   found(bet: BookedBet & { balance: string | null }): void,
 * }} deps `found`: a bet that was looked for is over.
 */
export function openBooks({ setBalance, keep, gone, found }) {
  /** Bets whose end is not known here yet. @type {Set<string>} */
  const sought = new Set();
  let tries = 0;
  /** @type {number | undefined} */
  let timer;

  async function read() {
    const askedAt = performance.now();
    try {
      const response = await fetch(`${location.pathname}/bets`, { signal: AbortSignal.timeout(timeoutMs) });
      if (response.status === 404) throw new SeatGone();
      /** @type {{ balance: string | null, bets: BookedBet[] }} */
      const { balance, bets } = await response.json();
      setBalance(balance, askedAt);
      for (const bet of bets) {
        keep(bet);
        if (over.has(bet.state) && sought.delete(bet.bet)) found({ ...bet, balance });
      }
    } catch (error) {
      if (error instanceof SeatGone) gone();
    }
  }

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(
      async () => {
        tries += 1;
        await read();
        if (sought.size > 0 && tries < triesMax) schedule();
      },
      Math.min(firstWaitMs * (tries + 1), longestWaitMs),
    );
  }

  return {
    read,
    /** Asks until it is over, less often each time. @param {string} bet */
    lookUp(bet) {
      if (sought.has(bet) && tries === 0) return;
      sought.add(bet);
      tries = 0;
      schedule();
    },
  };
}
