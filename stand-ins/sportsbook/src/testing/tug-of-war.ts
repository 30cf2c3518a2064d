import { scoresFrom } from '../all-sports/scores-from.ts';
import type { Course, PricedMarket, Rating, Sport } from '../sport.ts';

/**
 * The smallest sport that has all that a sport has: two minutes, a minute's break, two minutes. In each, one of ten draws is a pull for
 * the home side and one for the other.
 */
const lastMinute = 5;
const breakMinute = 3;

interface Tug {
  strengths: readonly [number, number];
  minute: number;
  pulls: readonly [number, number];
  isUnsettled: boolean;
  isAbandoned: boolean;
}

const startMinutes = [12 * 60, 12 * 60 + 2];

const clubs = ['Oak', 'Élm', 'Ash', 'Iroko'].map((name) => ({
  id: name.normalize('NFKD').toLowerCase().replace(/\W/g, ''),
  name: `${name} Pullers`,
  crest: { colours: ['#112233', '#ddeeff'] as const, shape: 'round' },
}));

const read = (course: Course) => course as unknown as Tug;
const write = (tug: Tug) => tug as unknown as Course;
const isOver = ({ minute, isAbandoned }: Tug) => isAbandoned || minute >= lastMinute;
const strengthOf = (rating: Rating) => rating.strength ?? 0;

/** Somehow by strength, minute and lead: enough to see prices move. */
function price(course: Course): readonly PricedMarket[] {
  const { strengths, minute, pulls } = read(course);
  const lead = pulls[0] - pulls[1];
  const shift = Math.floor((strengths[0] - strengths[1]) / 10) + lead * 200 + minute * 10;
  const outcome = (key: string, priceThousandths: number) => ({
    key,
    priceThousandths: Math.max(1_010, priceThousandths),
    chancePerBillion: Math.floor(1_000_000_000_000 / Math.max(1_010, priceThousandths)),
  });
  const winner = {
    key: 'winner',
    outcomes: [outcome('1', 2_000 - shift), outcome('X', 3_000), outcome('2', 2_000 + shift)],
  };
  const any = { key: 'any', outcomes: [outcome('yes', 1_500 + minute * 100), outcome('no', 2_500 - minute * 50)] };
  return pulls[0] + pulls[1] === 0 ? [winner, any] : [winner];
}

export const tugOfWar: Sport = {
  key: 'tug',
  leagues: [{ id: 'rope', name: 'Rope League', clubs }],
  /** Everybody plays every day, at noon and two minutes later. */
  fixturesOn(_league, day) {
    const [one, two, three, four] = clubs.map(({ id }) => id) as [string, string, string, string];
    const pairs =
      day % 2 === 0 ? [[one, two] as const, [three, four] as const] : [[four, one] as const, [two, three] as const];
    return pairs.map(([homeId, awayId], at) => ({ homeId, awayId, startMinute: startMinutes[at] ?? 0 }));
  },
  firstRating: () => ({ strength: 1_000 }),
  begin: (home, away) =>
    write({
      strengths: [strengthOf(home), strengthOf(away)],
      minute: 0,
      pulls: [0, 0],
      isUnsettled: false,
      isAbandoned: false,
    }),
  advance(course, draws) {
    const tug = read(course);
    const minute = tug.minute + 1;
    const drawn = minute === breakMinute ? 9 : draws.below(10);
    const pulls = [tug.pulls[0] + Number(drawn === 0), tug.pulls[1] + Number(drawn === 1)] as const;
    return write({ ...tug, minute, pulls, isUnsettled: drawn < 2 });
  },
  abandon: (course) => write({ ...read(course), isAbandoned: true, isUnsettled: false }),
  correct: (course, score) => write({ ...read(course), pulls: score }),
  glance(course) {
    const tug = read(course);
    const phase = tug.minute === 0 ? 'before' : tug.minute === breakMinute ? 'break' : 'running';
    return {
      phase: tug.isAbandoned ? 'abandoned' : isOver(tug) ? 'over' : phase,
      minute: tug.minute,
      score: tug.pulls,
      isUnsettled: tug.isUnsettled,
    };
  },
  price,
  priceMain: (course) => price(course)[0],
  priceOne: (course, market) => price(course).find(({ key }) => key === market),
  countMarkets: (course) => price(course).length,
  chanceOfAll: () => undefined,
  scoresAhead: (course) => scoresFrom(read(course).pulls, [0, 1, 2, 3], [0, 1, 2, 3]),
  judge({ market, outcome }, course) {
    const tug = read(course);
    if (!isOver(tug)) return undefined;
    const [home, away] = tug.pulls;
    if (market === 'any') {
      if (home + away > 0) return outcome === 'yes' ? 'won' : 'lost';
      return tug.isAbandoned ? 'void' : outcome === 'no' ? 'won' : 'lost';
    }
    if (tug.isAbandoned) return 'void';
    const won = home === away ? 'X' : home > away ? '1' : '2';
    return outcome === won ? 'won' : 'lost';
  },
  learn(home, away, course) {
    const [one, other] = read(course).pulls;
    const step = Math.sign(one - other) * 100;
    return { home: { strength: strengthOf(home) + step }, away: { strength: strengthOf(away) - step } };
  },
  knows: ({ market, outcome }) =>
    (market === 'winner' && ['1', 'X', '2'].includes(outcome)) || (market === 'any' && ['yes', 'no'].includes(outcome)),
};
