export { indexInSlices, type SearchIndex } from './search-index.ts';
