/** What is decided by hand: the mechanic's model, and the dear symbols after the title's own motif. The rest follows the rules. */
export interface Showpiece {
  model: string;
  dear: readonly string[];
}

/** By the title's name in the catalogue. */
export const showpieces: Readonly<Record<string, Showpiece>> = {
  'Baobab Gold': { model: 'lines-even', dear: ['elephant', 'lion', 'hornbill'] },
  'Talking Drum': { model: 'ways-wild', dear: ['kora', 'shekere', 'mask'] },
  'Lagos Nights': { model: 'ways-even', dear: ['danfo', 'okada', 'guitar'] },
  'Cowrie Rush': { model: 'tumble-even', dear: ['fish', 'boat', 'mangrove'] },
  'Durbar Riders': { model: 'lines-wild', dear: ['drum', 'bronze', 'flame'] },
  'Sahara Sun': { model: 'ways-calm', dear: ['camel', 'palm', 'zuma'] },
  'Mango Tumble': { model: 'tumble-wild', dear: ['basket', 'palmwine', 'umbrella'] },
  'Benin Bronze': { model: 'lines-calm', dear: ['leopard', 'drum', 'mask'] },
};
