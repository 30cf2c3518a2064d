export { checkPicks } from './check-picks.ts';
export { codeOfSlip, codeShape, loadCode } from './codes.ts';
export { stakeMaxMinor, stakeMinMinor } from './limits.ts';
export { namesMatchTwice, pickShape, samePick } from './pick-shape.ts';
export { serveSlips } from './routes.ts';
