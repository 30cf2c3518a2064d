import { mountPoker } from './poker.js';

/** @param {import('../../../page/browser/table.js').Table} table */
export function mount(table) {
  return mountPoker(table, { stay: 'call', key: 'c', counts: { dealer: 2, board: 5, player: 2 } });
}
