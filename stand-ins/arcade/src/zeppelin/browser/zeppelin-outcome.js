/**
 * @typedef {{ text: string, signature: string }} Receipt
 * @typedef {{
 *   bet: string, at: Date, stake: string, state: string, flight: number, isCalledOff: boolean, height: number | null,
 *   burst: number | null, win: string | null, receipt: Receipt | null,
 * }} OwnBet
 */

/**
 * What became of a bet, in words. Only one whose flight is under way is on board.
 *
 * @param {Pick<OwnBet, 'state' | 'isCalledOff' | 'height' | 'burst'>} bet
 * @param {{ say(name: string, values?: Record<string, string>): string, heightText(hundredths: number): string }} deps
 */
export function outcomeOf({ state, isCalledOff, height, burst }, { say, heightText }) {
  const burstAt = burst === null || isCalledOff ? '' : say('ownBurstAt', { height: heightText(burst) });
  if (state === 'disputed') return say('ownReview');
  if (height !== null) {
    const out = say(state === 'settled' ? 'ownOut' : 'ownPaying', { height: heightText(height) });
    return burstAt ? `${out} · ${burstAt}` : out;
  }
  if (state === 'settled') return burstAt || say('ownBurst');
  if (state === 'riding') return say('ownOpen');
  if (state === 'cancelled') return say(isCalledOff ? 'ownCalledOff' : 'ownBack');
  if (state === 'cancelling') return say('ownReturning');
  return say(state === 'refused' ? 'ownUndone' : 'ownSettling');
}
