export { createBoards } from './boards.ts';
export { type Place, placeOf } from './place.ts';
