import { mountPoker } from './poker.js';

/** @param {import('../../../page/browser/table.js').Table} table */
export function mount(table) {
  return mountPoker(table, { stay: 'play', key: 'p', counts: { dealer: 3, board: 0, player: 3 } });
}
