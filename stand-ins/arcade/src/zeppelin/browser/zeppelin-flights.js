/**
 * @typedef {import('./frames.js').Frame} Frame
 * @typedef {{ player: number, stakeMajor: number, out: number }} CrewBet `out` is where it got out, 0 while it has not.
 * @typedef {'waiting' | 'open' | 'flying' | 'burst' | 'called-off'} Phase
 * @typedef {{
 *   number: number, phase: Phase, startsAt: number, promise: string, salt: string,
 *   burst: number | undefined, seed: string | undefined, bets: CrewBet[],
 * }} Flight `startsAt` is on this page's own clock.
 * @typedef {{
 *   seq: number, bets: [number, number, number][],
 *   flight?: { number: number, phase: Phase, startsInMs: number, promise: string, salt: string, burst?: number, seed?: string },
 * }} Snapshot
 */

/** Messages that are kept while the page asks how things stand. More than that is not worth keeping. */
const heldMax = 500;

/**
 * The flight as it is told, put together from messages that have numbers. What was missed shows as a gap: then the page asks how
 * things stand, and whatever came meanwhile is laid on top.
 */
export function createFlights() {
  /** @type {Flight} */
  let flight = nothing();
  let seq = -1;
  /** @type {{ frame: Frame, atMs: number }[]} */
  let held = [];
  let isBehind = true;

  /** @param {Frame} frame @param {number} atMs */
  function apply(frame, atMs) {
    seq = frame.seq;
    switch (frame.kind) {
      case 'open': {
        // Each seed promises the next; the salt stays. After a gap a new chain may have begun: then the server is asked.
        const follows = !isBehind && flight.seed !== undefined && flight.number + 1 === frame.flight;
        const promise = follows ? (flight.seed ?? '') : '';
        if (!promise) isBehind = true;
        const salt = follows ? flight.salt : '';
        flight = {
          ...nothing(),
          number: frame.flight,
          phase: 'open',
          startsAt: atMs + frame.startsInMs,
          promise,
          salt,
        };
        return;
      }
      case 'bets':
        for (const [at, bet] of frame.bets.entries()) flight.bets[frame.first + at] = { ...bet, out: 0 };
        return;
      case 'start':
        if (frame.flight !== flight.number) return;
        flight.phase = 'flying';
        flight.startsAt = Math.min(flight.startsAt, atMs);
        return;
      case 'outs':
        for (const { bet, height } of frame.outs) {
          const one = flight.bets[bet];
          if (one) one.out = height;
        }
        return;
      case 'burst':
      case 'called-off':
        if (frame.flight !== flight.number) return;
        flight.phase = frame.kind;
        flight.seed = hexOf(frame.seed);
        if (frame.kind === 'burst') flight.burst = frame.height;
    }
  }

  return {
    get now() {
      return flight;
    },
    /** Whether the page has to ask how things stand. */
    get isBehind() {
      return isBehind;
    },
    /** The line was lost: whatever comes next may lack something before it. */
    lose() {
      isBehind = true;
      held = [];
      // Another process may answer next, which counts anew.
      seq = -1;
    },
    /** @param {Frame} frame @param {number} atMs */
    hear(frame, atMs) {
      if (frame.kind === 'beat') {
        if (frame.seq !== seq) isBehind = true;
        return;
      }
      if (frame.seq <= seq) return;
      if (frame.seq !== seq + 1) isBehind = true;
      if (isBehind && held.length < heldMax) held.push({ frame, atMs });
      apply(frame, atMs);
    },
    /** @param {Snapshot} snapshot @param {number} atMs */
    take(snapshot, atMs) {
      const later = held.filter(({ frame }) => frame.seq > snapshot.seq);
      held = [];
      // A row that begins later has lost something in between.
      isBehind = later.some(({ frame }, at) => frame.seq !== snapshot.seq + 1 + at);
      seq = snapshot.seq;
      const told = snapshot.flight;
      const bets = snapshot.bets.map(([player, stakeMajor, out]) => ({ player, stakeMajor, out }));
      flight = told
        ? { ...told, startsAt: atMs + told.startsInMs, burst: told.burst, seed: told.seed, bets }
        : nothing();
      for (const { frame, atMs: heardAt } of later) apply(frame, heardAt);
    },
  };
}

/** @returns {Flight} */
function nothing() {
  return {
    number: 0,
    phase: 'waiting',
    startsAt: 0,
    promise: '',
    salt: '',
    burst: undefined,
    seed: undefined,
    bets: [],
  };
}

/** @param {Uint8Array} bytes */
export function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} hex */
export function bytesOf(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
