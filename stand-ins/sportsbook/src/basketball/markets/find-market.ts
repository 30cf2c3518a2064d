import type { Stretch } from '../ends.ts';
import {
  bands,
  isLevel,
  type Market,
  type Outcome,
  oddOrEven,
  outcome,
  overUnder,
  spread,
  threeWays,
  twoWays,
  winnerAndTotal,
} from './market.ts';

/** In half points; no match comes near the last. */
const lineMax = 400;

/** Stretches that have markets of their own, as keys begin. */
export const parts = ['h1', 'h2', 'q1', 'q2', 'q3', 'q4'] as const satisfies readonly Stretch[];
type Part = (typeof parts)[number];

const ofMatch = { view: 'match', marginThousandths: 40 } as const;

/** Markets without a line, by their keys. */
const plain: Record<string, Omit<Market, 'key'>> = {
  winner: { ...ofMatch, measure: 'lead', marginThousandths: 35, outcomes: twoWays, isVoid: isLevel },
  reg1x2: { view: 'regular', measure: 'lead', marginThousandths: 40, outcomes: threeWays },
  overtime: {
    ...{ view: 'regular', measure: 'lead', marginThousandths: 50 },
    outcomes: [outcome('yes', isLevel), outcome('no', (home, away) => home !== away)],
  },
  pointsParity: { ...ofMatch, measure: 'total', outcomes: oddOrEven },
  bands: { ...ofMatch, measure: 'lead', marginThousandths: 70, outcomes: bands, isVoid: isLevel },
  mostPoints: {
    ...{ view: 'halves', measure: 'lead', marginThousandths: 50 },
    outcomes: (['first', 'equal', 'second'] as const).map((key, at) => outcome(key, (threeWays[at] as Outcome).isWon)),
  },
  ...Object.fromEntries(
    parts.flatMap((view) => [
      [`${view}1x2`, { view, measure: 'lead', marginThousandths: 45, outcomes: threeWays }],
      [`${view}Dnb`, { view, measure: 'lead', marginThousandths: 45, outcomes: twoWays, isVoid: isLevel }],
      [`${view}Parity`, { view, measure: 'total', marginThousandths: 45, outcomes: oddOrEven }],
    ]),
  ),
};

/** Markets of a line, by what stands before it. */
function linedMarket(head: string, line: number): Omit<Market, 'key'> | undefined {
  switch (head) {
    case 'sp1':
    case 'sp2':
      return { ...ofMatch, measure: 'lead', ...spread(head === 'sp1' ? 1 : 2, line) };
    case 'points':
      return { ...ofMatch, measure: 'total', ...overUnder('total', line) };
    case 'homePoints':
      return { ...ofMatch, measure: 'home', ...overUnder('home', line) };
    case 'awayPoints':
      return { ...ofMatch, measure: 'away', ...overUnder('away', line) };
    case 'winnerPoints':
      if (Number.isInteger(line)) return undefined;
      return { ...ofMatch, measure: 'leaderAndTotal', marginThousandths: 60, outcomes: winnerAndTotal(line) };
    default:
      return partMarket(head, line);
  }
}

function partMarket(head: string, line: number): Omit<Market, 'key'> | undefined {
  const [, part, asked] = /^([hq]\d)(Points|Sp1|Sp2)$/.exec(head) ?? [];
  const view = parts.find((one) => one === part);
  if (!view) return undefined;
  const base = { view: view satisfies Part, marginThousandths: 45 };
  if (asked === 'Points') return { ...base, measure: 'total', ...overUnder('total', line) };
  return { ...base, measure: 'lead', ...spread(asked === 'Sp1' ? 1 : 2, line) };
}

/** A market that is read from the ends of its view; undefined where there is none of that key. */
export function findMarket(key: string): Market | undefined {
  const named = Object.hasOwn(plain, key) ? plain[key] : undefined;
  if (named) return { key, ...named };
  const [, head, digits] = /^([A-Za-z0-9]+):(0\.5|[1-9]\d{0,2}(?:\.5)?)$/.exec(key) ?? [];
  if (!head || Number(digits) > lineMax) return undefined;
  const lined = linedMarket(head, Number(digits));
  return lined && { key, ...lined };
}
