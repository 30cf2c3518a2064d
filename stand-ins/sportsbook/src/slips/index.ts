export { checkPicks, priceOf } from './check-picks.ts';
export { type Codes, codeOfSlip, codeShape, createCodes, loadCode } from './codes.ts';
export { stakeMaxMinor, stakeMinMinor } from './limits.ts';
export { namesMatchTwice, pickShape, samePick } from './pick-shape.ts';
export { isOfOneMatch, type OpenQuote, quoteBuilder } from './quote-builder.ts';
export { serveSlips } from './routes.ts';
