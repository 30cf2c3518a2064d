import { slotSheets } from '@harmattan/fair/slots/models/index';
import { expect, test } from 'vitest';
import { testDraws } from './battery.ts';
import { computeReturn } from './compute/compute-return.ts';
import { judge } from './judge.ts';
import { simulate } from './simulate.ts';
import { limitFor, limitForAll, normalOfChiSquare, twoSidedChance } from './statistics.ts';
import { otherSubjects, type Subject, slotSubjects, subjects } from './subjects.ts';

const timeout = 120_000;

test.each([
  ...slotSubjects.map((subject) => ({ ...subject, rounds: 50_000 * subject.share })),
  // Video poker is worked out over every hand beside its engine, which says more and takes no longer.
  ...otherSubjects
    .filter(({ name }) => !name.startsWith('video-poker'))
    .map((subject) => ({ ...subject, rounds: 20_000 })),
])('$name returns what it states, as far as a short simulation tells', { timeout }, ({ rounds, ...subject }) => {
  const finding = judge(subject, simulate(subject, rounds, `short ${subject.name}`), 5);
  expect(finding.isWithin, JSON.stringify(finding)).toBe(true);
});

test.each(slotSheets.filter(({ mechanic }) => mechanic !== 'tumble'))(
  '$name states its computed return to the last digit',
  { timeout },
  (sheet) => {
    const computed = computeReturn(sheet);
    expect(sheet.returnTenThousandths).toBe(Math.round(computed.paidHundredths * 100));
    if (sheet.buyHundredths !== undefined) {
      const share = (computed.boughtHundredths ?? 0) / sheet.buyHundredths;
      expect(sheet.buyReturnTenThousandths).toBe(Math.round(share * 10_000));
    }
  },
);

test('a return that is stated wrongly is found', () => {
  const liar: Subject = {
    model: 'liar',
    name: 'liar',
    statedReturn: 0.97,
    costHundredths: 100,
    winMaxHundredths: 200,
    share: 1,
    play: (draws) => (draws.below(2) === 0 ? 190 : 0),
  };
  const tally = simulate(liar, 100_000, 'liar');
  expect(judge(liar, tally, 3).isWithin).toBe(false);
  expect(judge({ ...liar, statedReturn: 0.95 }, tally, 3).isWithin).toBe(true);
});

test('a simulation is the same again for the same seed', () => {
  const [subject] = subjects;
  if (subject === undefined) throw new Error('no subjects');
  expect(simulate(subject, 1_000, 'same')).toEqual(simulate(subject, 1_000, 'same'));
  expect(simulate(subject, 1_000, 'same')).not.toEqual(simulate(subject, 1_000, 'other'));
});

test('limits are those of the normal distribution, corrected for many', () => {
  expect(twoSidedChance(1.959964)).toBeCloseTo(0.05, 6);
  expect(limitFor(0.0027)).toBeCloseTo(3, 3);
  expect(limitForAll(1)).toBeCloseTo(3, 3);
  expect(limitForAll(12)).toBeCloseTo(3.69, 2);
  // The 95th percentile of chi-square with 30 degrees is 43.77.
  expect(normalOfChiSquare(43.77, 30)).toBeCloseTo(1.645, 2);
});

test('draws of a bound pass the battery', { timeout }, () => {
  const result = testDraws(31, 500_000, 'battery');
  for (const distance of [result.chiSquare, result.runs, result.serialCorrelation]) {
    expect(Math.abs(distance)).toBeLessThan(4);
  }
});
