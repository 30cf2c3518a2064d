export { checkPicks } from './check-picks.ts';
export { picksMax, returnMaxMinor, stakeMaxMinor, stakeMinMinor } from './limits.ts';
export { namesMatchTwice, pickShape, samePick } from './pick-shape.ts';
export { serveSlips } from './routes.ts';
