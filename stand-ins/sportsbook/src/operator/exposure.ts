import type { Minor } from '@harmattan/kernel/money';
import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import type { HeldMatch } from '../offer/index.ts';
import { listCodeStops } from '../trading/index.ts';
import { type CodeSum, type SelectionSum, sumCodes, sumSelections } from './exposure-store.ts';
import { nameOf } from './match-view.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { totalOf, worstEnd } from './worst-end.ts';

type Exposure = OperatorAnswer<'exposure'>;
type MatchExposure = Exposure['matches'][number];

const matchesMax = 50;
const codesMax = 100;

/** What the book could lose by the bets that are open. */
export async function readExposure(deps: OperatorDeps, { codesOnly }: { codesOnly: boolean }): Promise<Exposure> {
  const { pool, offer, clock } = deps;
  const stops = await listCodeStops(pool);
  const [sums, selections] = await Promise.all([
    sumCodes(pool, { codesMax, also: stops.map(({ code }) => code) }),
    codesOnly ? [] : sumSelections(pool),
  ]);
  const stopOf = new Map(stops.map((stop) => [stop.code, stop]));
  const unused = stops.filter(({ code }) => sums.every((sum) => sum.code !== code));
  const empty = unused.map(({ code, picks, at }) => ({
    ...{ code, picks, since: at, slips: 0, stakesMinor: 0n, returnsMinor: 0n },
  }));
  const matches = [...Map.groupBy(selections, ({ match }) => match)]
    .map(([id, own]) => exposureOf(id, own, offer.held(id)))
    .sort((one, other) => compare(other.worst, one.worst));
  return {
    at: clock.now(),
    matches: matches.slice(0, matchesMax),
    codes: [...sums, ...empty].map((sum) => codeView(deps, sum, stopOf.get(sum.code))),
  };
}

function codeView(
  { offer }: OperatorDeps,
  { code, slips, stakesMinor, returnsMinor, since, picks }: CodeSum,
  stop: { at: Date; by: string; reason: string } | undefined,
): Exposure['codes'][number] {
  return {
    ...{ code, slips, since, stakes: stakesMinor, liability: returnsMinor - stakesMinor },
    picks: (picks ?? []).map(({ match, market, outcome }) => {
      const held = offer.held(match);
      return { match, name: held ? nameOf(held) : match, market, outcome };
    }),
    stopped: stop ? { at: stop.at, by: stop.by, reason: stop.reason } : null,
  };
}

function exposureOf(id: string, sums: readonly SelectionSum[], held: HeldMatch | undefined): MatchExposure {
  const [first] = sums as [SelectionSum];
  const score = held?.glance().score ?? [0, 0];
  const stopped = held?.match.stoppedMarkets ?? [];
  const markets = [...Map.groupBy(sums, ({ market }) => market)].map(([key, own]) => ({
    ...{ key, isSuspended: stopped.includes(key), stakes: totalOf(own, 'stakesMinor'), worst: worstSelection(own) },
    selections: own
      .map(({ outcome, bets, stakesMinor, returnsMinor }) => ({
        ...{ outcome, bets, stakes: stakesMinor, returns: returnsMinor },
      }))
      .sort((one, other) => compare(other.returns, one.returns)),
  }));
  const worst = (held && worstEnd(held, sums)) ?? { lossMinor: worstSelection(sums), score: null };
  return {
    id,
    name: nameOf(held ?? first.about),
    league: held?.league.name ?? first.about.league,
    startsAt: held?.match.startsAt ?? first.startsAt,
    state: held?.match.state ?? 'unknown',
    score: [score[0], score[1]],
    isSuspended: held?.match.isStopped ?? false,
    bets: sums.reduce((sum, { bets }) => sum + bets, 0),
    stakes: totalOf(sums, 'stakesMinor'),
    worst: worst.lossMinor,
    worstScore: worst.score,
    markets: markets.sort((one, other) => compare(other.worst, one.worst)),
  };
}

/** By selection: one of them comes true, and all stakes stay. */
function worstSelection(sums: readonly SelectionSum[]): Minor {
  const [largest] = sums.map(({ returnsMinor }) => returnsMinor).sort((one, other) => compare(other, one));
  return (largest ?? 0n) - totalOf(sums, 'stakesMinor');
}

function compare(one: Minor, other: Minor): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
