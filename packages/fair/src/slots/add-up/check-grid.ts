import type { SlotModel } from '../slot-model.ts';

export function checkGrid(model: SlotModel, grid: number[][], where: string): string[] {
  if (grid.length !== model.reels) return [`${where} has ${grid.length} reels`];
  if (grid.some((reel) => reel.length !== model.rows)) return [`${where} has a reel of another length`];
  if (grid.flat().some((symbol) => model.symbols[symbol] === undefined)) return [`${where} shows an unknown symbol`];
  return [];
}
