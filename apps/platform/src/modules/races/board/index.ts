export { createBoards } from './boards.ts';
export { type OwnPlace, type Place, placeOf } from './place.ts';
