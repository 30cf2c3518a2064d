import { type Market, ofAway, ofBoth, ofHome, threeWays, totals } from './market.ts';

const marginThousandths = 50;
const corners = { view: 'corners', marginThousandths } as const;
const cards = { view: 'cards', marginThousandths } as const;

/** Corners and yellow cards. */
export const cornersAndCards: readonly Market[] = [
  { ...corners, key: 'corners1x2', outcomes: threeWays },
  ...totals({ ...corners, head: 'corners', lines: [7.5, 8.5, 9.5, 10.5, 11.5] }, ofBoth),
  ...totals({ ...corners, head: 'homeCorners', lines: [4.5, 5.5] }, ofHome),
  ...totals({ ...corners, head: 'awayCorners', lines: [3.5, 4.5] }, ofAway),
  ...totals({ ...corners, view: 'firstCorners', head: 'h1Corners', lines: [4.5] }, ofBoth),
  { ...cards, key: 'cards1x2', outcomes: threeWays },
  ...totals({ ...cards, head: 'cards', lines: [2.5, 3.5, 4.5, 5.5] }, ofBoth),
  ...totals({ ...cards, head: 'homeCards', lines: [1.5] }, ofHome),
  ...totals({ ...cards, head: 'awayCards', lines: [1.5] }, ofAway),
];
