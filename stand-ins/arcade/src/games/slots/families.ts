/** Motifs that belong together. A title takes its dear symbols from the families of its own motif, in an order of its own. */
const families: readonly (readonly string[])[] = [
  ['lion', 'elephant', 'leopard', 'crocodile', 'tortoise', 'hornbill', 'horse', 'camel', 'baobab', 'fish'],
  ['drum', 'kora', 'shekere', 'guitar', 'bell', 'mask', 'beads', 'flame', 'kente'],
  ['pot', 'yam', 'suya', 'mango', 'basket', 'gourd', 'palmwine', 'umbrella', 'flame', 'fish'],
  ['danfo', 'okada', 'skyline', 'lantern', 'umbrella', 'guitar', 'moon', 'suya', 'bicycle'],
  ['bronze', 'terracotta', 'mask', 'crown', 'chest', 'beads', 'kente', 'drum', 'horse'],
  ['adire', 'dyepit', 'kente', 'beads', 'basket', 'umbrella', 'pot', 'gourd'],
  ['river', 'boat', 'fish', 'mangrove', 'crocodile', 'cowrie', 'palm', 'moon'],
  ['zuma', 'hut', 'palm', 'baobab', 'sun', 'moon', 'lantern', 'flame', 'tortoise', 'camel'],
  ['coin', 'diamond', 'cowrie', 'chest', 'crown', 'star', 'beads', 'bronze'],
  ['seven', 'cherries', 'bell', 'diamond', 'star', 'mango', 'horseshoe', 'gourd', 'coin'],
];

/** What pays little: small things of the market and the road, told apart by the medallions they lie on. */
export const smallThings = [
  'cowrie',
  'beads',
  'coin',
  'mango',
  'gourd',
  'bell',
  'adire',
  'basket',
  'kente',
  'horseshoe',
];

/** What lies on the reels of a classic, besides the title's own. */
export const classicThings = ['seven', 'bell', 'cherries', 'diamond', 'star', 'mango', 'horseshoe', 'coin'];

export function kinOf(motif: string): string[] {
  const kin = families.filter((family) => family.includes(motif)).flat();
  return [...new Set(kin.length > 0 ? kin : families.flat())].filter((name) => name !== motif);
}
