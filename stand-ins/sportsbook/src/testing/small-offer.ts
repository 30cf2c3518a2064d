import { type Present, systemClock } from '@harmattan/kernel/clock';
import type { BetsOffer } from '../bets/bets-deps.ts';
import type { MatchDetails } from '../contract/offer.ts';
import type { OfferChange, PickRef, Quote, Result } from '../offer/offer.ts';
import type { Verdict } from '../sport.ts';

const hourMs = 3_600_000;

interface SmallMatch {
  details: MatchDetails;
  startsAt: Date;
  prices: Record<string, { price: number; chance: number }>;
  /** How likely all picks of a builder are together: what a test says, by the count of picks. Without it they have no price together. */
  together: Map<number, number>;
  result: Result | undefined;
  takenVersion: number;
}

/** Dealt in turn, so that no match of one test is another's. */
let next = 1;

const outcomesOf: Readonly<Record<string, readonly string[]>> = { '1x2': ['1', 'X', '2'], btts: ['yes', 'no'] };

/** A few matches of which a test says how they stand. Their markets are who wins, and whether both score. */
export function createSmallOffer(clock: Present = systemClock) {
  const matches = new Map<string, SmallMatch>();
  const listeners = new Set<(change: OfferChange) => void>();
  const tell = (matchId: string, kind: OfferChange['kind']) => {
    for (const listener of listeners)
      listener({ matchId, kind, brief: { m: matchId, v: 1 }, delta: { m: matchId, v: 1 } });
  };
  const get = (id: string) => matches.get(id) as SmallMatch;

  function setResult(id: string, change: Partial<Result> & { course: Result['course'] }): void {
    const match = get(id);
    match.result = {
      matchId: id,
      sport: 'small',
      state: 'finished',
      isVoid: false,
      ...change,
      version: (match.result?.version ?? 0) + 1,
    };
    match.details = { ...match.details, state: match.result.state };
  }

  const offer = offerOf(matches, listeners);

  return {
    offer,
    /** A new match with prices of 2.00, 3.00 and 4.00, and chances that are just what they say. */
    add({ isLive = false, startsAt = new Date(clock.now().getTime() + hourMs) } = {}): string {
      const id = String(next++);
      matches.set(id, newMatch(id, { isLive, startsAt }));
      return id;
    },
    setPrice: (id: string, outcome: string, price: number, chance = Math.floor(1_000_000_000_000 / price)) => {
      get(id).prices[outcome] = { price, chance };
    },
    /** So many picks of the match come true together with that chance; undefined where they have none. */
    setTogether: (id: string, picks: number, chance: number | undefined) => {
      if (chance === undefined) get(id).together.delete(picks);
      else get(id).together.set(picks, chance);
    },
    close: (id: string, outcome: string) => {
      delete get(id).prices[outcome];
    },
    suspend: (id: string, isSuspended = true) => {
      get(id).details = { ...get(id).details, isSuspended };
    },
    goal: (id: string) => {
      const [home, away] = get(id).details.score;
      get(id).details = { ...get(id).details, score: [home + 1, away] };
    },
    kickOff: (id: string) => {
      get(id).details = { ...get(id).details, state: 'running' };
    },
    /** Who won, at once or by a correction. */
    finish(id: string, winner: '1' | 'X' | '2', btts: 'yes' | 'no' | 'void' = 'yes') {
      const isCorrection = get(id).result !== undefined;
      setResult(id, { course: { winner, btts } });
      tell(id, isCorrection ? 'corrected' : 'finished');
    },
    callOff(id: string) {
      setResult(id, { isVoid: true, state: 'postponed', course: {} });
      tell(id, 'finished');
    },
    forget: (id: string) => matches.delete(id),
  };
}

/** The offer as bets read it. */
function offerOf(matches: Map<string, SmallMatch>, listeners: Set<(change: OfferChange) => void>): BetsOffer {
  return {
    match: (id) => matches.get(id)?.details,
    quote({ match: id, market, outcome }: PickRef): Quote {
      const match = matches.get(id);
      const priced = match?.prices[outcome];
      if (!match || !outcomesOf[market]?.includes(outcome)) return { state: 'unknown' };
      if (match.result || !priced) return { state: 'closed' };
      const isLive = match.details.state === 'running';
      if (match.details.isSuspended) return { state: 'suspended', chancePerBillion: priced.chance, isLive };
      return {
        state: 'open',
        priceThousandths: priced.price,
        chancePerBillion: priced.chance,
        isLive,
        startsAt: match.startsAt,
        score: match.details.score,
        version: 1,
      };
    },
    chanceOfAll(matchId, picks) {
      const match = matches.get(matchId);
      const [only] = picks;
      if (!match || match.result) return undefined;
      return picks.length === 1 && only ? match.prices[only.outcome]?.chance : match.together.get(picks.length);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    results: async (limit) =>
      [...matches.values()]
        .flatMap(({ result, takenVersion }) => (result && result.version > takenVersion ? [result] : []))
        .slice(0, limit),
    async markTaken({ matchId, version }) {
      const match = matches.get(matchId) as SmallMatch;
      match.takenVersion = Math.max(match.takenVersion, version);
    },
    judge: ({ market, outcome }, { isVoid, course }): Verdict => {
      if (isVoid || (market === 'btts' && course.btts === 'void')) return 'void';
      if (market === 'btts') return outcome === course.btts ? 'won' : 'lost';
      return outcome === course.winner ? 'won' : 'lost';
    },
  };
}

function newMatch(id: string, { isLive, startsAt }: { isLive: boolean; startsAt: Date }): SmallMatch {
  const side = (name: string) => ({
    id: `${name}-${id}`,
    name: `${name} ${id}`,
    crest: { colours: ['#111111', '#eeeeee'] as const, shape: 'round' },
  });
  return {
    startsAt,
    details: {
      id,
      sport: 'small',
      league: 'small',
      home: side('Oak'),
      away: side('Elm'),
      startsAt: startsAt.toISOString(),
      state: isLive ? 'running' : 'scheduled',
      version: 1,
      minute: isLive ? 10 : 0,
      score: [0, 0],
      isSuspended: false,
      main: [],
      more: 0,
      markets: [],
    },
    prices: {
      1: { price: 2_000, chance: 500_000_000 },
      X: { price: 3_000, chance: 333_333_333 },
      2: { price: 4_000, chance: 250_000_000 },
      yes: { price: 2_000, chance: 500_000_000 },
      no: { price: 2_000, chance: 500_000_000 },
    },
    result: undefined,
    together: new Map(),
    takenVersion: 0,
  };
}

export type SmallOffer = ReturnType<typeof createSmallOffer>;
