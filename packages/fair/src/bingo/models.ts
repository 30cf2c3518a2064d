export { bingo75 } from './bingo-75.ts';
export { bingo90 } from './bingo-90.ts';
