import { assert } from '@harmattan/kernel/assert';
import { supplierNames } from '@harmattan/wires/suppliers/names';

const syllables = 'ba ko lu mi ra ti ze no sa we di fo ga he ju ka le mo nu pa ri so ta vu wa ye zi'.split(' ');
const wordsMax = 4_000;
const variantOf: Record<string, string> = { betsolutions: '2', softgaming: '960', egt: '0' };

export interface MadeUpGame {
  name: string;
  [field: string]: unknown;
}

/** Always the same ones, with as many different words as a list of that size really has. */
export function madeUpFile(count: number): { suppliers: object[]; games: MadeUpGame[] } {
  const suppliers = supplierNames.map((name, at) => ({
    name,
    id: at + 1,
    slotPageName: name.toUpperCase(),
    imageBase: '/tiles/',
    isEnabled: true,
  }));
  const games = Array.from({ length: count }, (_, at) => {
    const supplier = pick(supplierNames, at);
    const isSlot = at % 10 < 8;
    const gameType = isSlot ? 2 : at % 2;
    const stated =
      [
        [13, 14, 15, 16, 17, 22, 23],
        [8, 9, 10, 11, 12],
        [6, 7],
      ][gameType] ?? [];
    return {
      supplier,
      externalId: `bench-${at}`,
      variant: variantOf[supplier] ?? '',
      name: [at, at * 7 + 3, ...(at % 3 === 0 ? [at * 13 + 5] : [])].map(word).join(' '),
      gameType,
      categories: [pick(stated, at * 31)],
      image: `baobab-dusk-${1 + (at % 9)}.svg`,
      isForMobile: at % 20 !== 0,
      isForDesktop: at % 20 !== 1,
      hasFreePlay: isSlot,
      hasDropsAndWins: at % 9 === 0,
      releasedOn: `20${24 + (at % 3)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
      popularity: (at * 37) % 101,
      isEnabled: true,
    };
  });
  return { suppliers, games };
}

function word(number: number): string {
  const at = (number * 2_654_435_761) % wordsMax;
  const parts = [at % 27, Math.floor(at / 27) % 27, Math.floor(at / 729) % 27, ...(at % 2 ? [at % 13] : [])];
  const text = parts.map((part) => pick(syllables, part)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Goes round and round. */
export function pick<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length];
  assert(item !== undefined, 'there is something to pick from');
  return item;
}
