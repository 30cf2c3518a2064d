export { createTurnover } from './read-turnover.ts';
export type { NewStakes, Tally, Turnover, TurnoverChanges, TurnoverMark } from './turnover.ts';
