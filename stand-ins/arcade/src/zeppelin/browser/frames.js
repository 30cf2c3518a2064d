/**
 * What everybody who watches a flight is told, in as few bytes as it takes. Each message is a byte that says its kind, its number in
 * the row of messages, and what belongs to the kind; whole numbers are written seven bits a byte, the smallest first.
 *
 * @typedef {{ player: number, stakeMajor: number }} Bet Its place in the flight is its number.
 * @typedef {{ bet: number, height: number }} Out
 * @typedef {(
 *   | { kind: 'open', seq: number, flight: number, startsInMs: number }
 *   | { kind: 'bets', seq: number, first: number, bets: Bet[] }
 *   | { kind: 'start', seq: number, flight: number }
 *   | { kind: 'outs', seq: number, outs: Out[] }
 *   | { kind: 'burst', seq: number, flight: number, height: number, seed: Uint8Array }
 *   | { kind: 'called-off', seq: number, flight: number, seed: Uint8Array }
 *   | { kind: 'beat', seq: number }
 * )} Frame A beat has the number of the message before it, and says only that the line stands.
 */

const kinds = /** @type {const} */ (['open', 'bets', 'start', 'outs', 'burst', 'called-off', 'beat']);
const seedBytes = 32;
/** Players from this number on are none: they make the sandbox lively, stake nothing, and every page calls them demo players. */
export const firstDemoPlayer = 60_000;

/** @param {Frame} frame @returns {Uint8Array<ArrayBuffer>} */
export function writeFrame(frame) {
  /** @type {number[]} */
  const bytes = [kinds.indexOf(frame.kind)];
  /** @param {number} value */
  const add = (value) => {
    let rest = value;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  };
  add(frame.seq);
  switch (frame.kind) {
    case 'open':
      add(frame.flight);
      add(frame.startsInMs);
      break;
    case 'bets':
      add(frame.first);
      for (const { player, stakeMajor } of frame.bets) {
        add(player);
        add(stakeMajor);
      }
      break;
    case 'start':
      add(frame.flight);
      break;
    case 'outs':
      for (const { bet, height } of frame.outs) {
        add(bet);
        add(height);
      }
      break;
    case 'burst':
      add(frame.flight);
      add(frame.height);
      bytes.push(...frame.seed);
      break;
    case 'called-off':
      add(frame.flight);
      bytes.push(...frame.seed);
  }
  return Uint8Array.from(bytes);
}

/** @param {Uint8Array} bytes @returns {Frame} */
export function readFrame(bytes) {
  let at = 1;
  const take = () => {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte % 128) * scale;
      if (byte < 128 || at > bytes.length) return value;
      scale *= 128;
    }
  };
  const seed = () => bytes.slice(at, at + seedBytes);
  const kind = kinds[bytes[0] ?? -1];
  const seq = take();
  switch (kind) {
    case 'open':
      return { kind, seq, flight: take(), startsInMs: take() };
    case 'bets': {
      const first = take();
      /** @type {Bet[]} */
      const bets = [];
      while (at < bytes.length) bets.push({ player: take(), stakeMajor: take() });
      return { kind, seq, first, bets };
    }
    case 'start':
      return { kind, seq, flight: take() };
    case 'outs': {
      /** @type {Out[]} */
      const outs = [];
      while (at < bytes.length) outs.push({ bet: take(), height: take() });
      return { kind, seq, outs };
    }
    case 'burst':
      return { kind, seq, flight: take(), height: take(), seed: seed() };
    case 'called-off':
      return { kind, seq, flight: take(), seed: seed() };
    case 'beat':
      return { kind, seq };
    default:
      throw new Error('no such message');
  }
}
