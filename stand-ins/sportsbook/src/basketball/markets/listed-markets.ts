import { middleOf } from '../chances.ts';
import { isRegularOver } from '../course.ts';
import type { OpenMatch, View } from '../ends.ts';
import { bestQuarter } from './best-quarter.ts';
import { findMarket, parts } from './find-market.ts';
import { halfAndFull } from './half-and-full.ts';
import type { Market } from './market.ts';
import { findRace, racesAhead } from './race.ts';
import type { ToldMarket } from './told-market.ts';

type Asked = 'lead' | 'total' | 'home' | 'away';

/** Lines stand on multiples of a step, so that they stay while points are scored; some lie on each side of the middle. */
const steps = {
  match: { lead: { step: 3, beside: 2 }, total: { step: 4, beside: 2 }, home: { step: 3, beside: 1 } },
  half: { lead: { step: 3, beside: 1 }, total: { step: 3, beside: 1 } },
  quarter: { lead: { step: 2, beside: 1 }, total: { step: 2, beside: 1 } },
} as const;

/** Half points around the middle of what is expected, and one whole line. */
function linesOf(open: OpenMatch, view: View, measure: Asked, { step, beside }: { step: number; beside: number }) {
  const middle = middleOf(open.of(view), measure);
  const near = step * Math.round((middle - 0.5) / step) + 0.5;
  const around = Array.from({ length: 2 * beside + 1 }, (_, at) => near + step * (at - beside));
  return [...around, near - 0.5].sort((one, other) => one - other);
}

function spreads(
  open: OpenMatch,
  view: View,
  heads: readonly [string, string],
  size: { step: number; beside: number },
) {
  const lines = linesOf(open, view, 'lead', size).filter((line) => line !== 0);
  return lines.map((line) => `${line > 0 ? heads[0] : heads[1]}:${Math.abs(line)}`);
}

function totals(open: OpenMatch, view: View, options: { head: string; measure: Asked; step: number; beside: number }) {
  const lines = linesOf(open, view, options.measure, options).filter((line) => line > 0);
  return lines.map((line) => `${options.head}:${line}`);
}

/** The market that lists show. */
export const mainKey = 'winner';

/** Markets that are read from ends, by their keys in the order in which they are listed. */
export function listedKeys(open: OpenMatch): readonly string[] {
  const { lead, total, home } = steps.match;
  const points = totals(open, 'match', { head: 'points', measure: 'total', ...total });
  const halfLines = points.filter((key) => key.endsWith('.5'));
  return [
    ...[mainKey, 'reg1x2'],
    ...spreads(open, 'match', ['sp1', 'sp2'], lead),
    ...points,
    ...totals(open, 'match', { head: 'homePoints', measure: 'home', ...home }),
    ...totals(open, 'match', { head: 'awayPoints', measure: 'away', ...home }),
    ...['pointsParity', 'bands'],
    ...halfLines.slice(1, -1).map((key) => key.replace('points', 'winnerPoints')),
    ...['mostPoints', 'overtime'],
    ...parts.flatMap((part) => {
      const sizes = part.startsWith('h') ? steps.half : steps.quarter;
      return [
        ...[`${part}1x2`, `${part}Dnb`],
        ...spreads(open, part, [`${part}Sp1`, `${part}Sp2`], sizes.lead),
        ...totals(open, part, { head: `${part}Points`, measure: 'total', ...sizes.total }),
        `${part}Parity`,
      ];
    }),
  ];
}

export function listedTold({ course }: OpenMatch): readonly ToldMarket[] {
  return isRegularOver(course) ? [] : [halfAndFull, bestQuarter, ...racesAhead(course)];
}

export function findTold(key: string): ToldMarket | undefined {
  return [halfAndFull, bestQuarter].find((market) => market.key === key) ?? findRace(key);
}

/** Whether a market has such an outcome at all. */
export function knows(pick: { market: string; outcome: string }): boolean {
  const market: Market | undefined = findMarket(pick.market);
  if (market) return market.outcomes.some(({ key }) => key === pick.outcome);
  return findTold(pick.market)?.outcomes.includes(pick.outcome) ?? false;
}
