export { matchPlayers } from './match-players.ts';
export {
  addDays,
  findSegment,
  insertSegment,
  listPlayers,
  listSegments,
  type SegmentRow,
} from './segments-store.ts';
export { sumDays } from './sum-days.ts';
