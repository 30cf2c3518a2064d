import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { readCatalogue } from '../catalogue.ts';
import { nameOf } from '../live/live-table.ts';
import { liveTables } from '../live/tables.ts';
import { baccarat } from './baccarat/index.ts';
import { blackjack } from './blackjack/index.ts';
import { casinoHoldem } from './casino-holdem/index.ts';
import type { Game } from './game.ts';
import { makeInstants } from './instant/index.ts';
import { provables } from './provable/index.ts';
import { roulette } from './roulette/index.ts';
import { sicBo } from './sic-bo/index.ts';
import { makeSlots, slotGameType } from './slots/index.ts';
import { threeCardPoker } from './three-card-poker/index.ts';
import { toss } from './toss/index.ts';
import { makeVideoPokers } from './video-poker/index.ts';
import { marketWheel } from './wheel/index.ts';

const slots = makeSlots(readCatalogue().ofType(slotGameType));
const instants = makeInstants(readCatalogue());
const videoPokers = makeVideoPokers(readCatalogue());

/** Every game that can be played here. The next one is a folder and a line. */
const listed: readonly Game[] = [
  toss as Game,
  roulette as Game,
  baccarat as Game,
  blackjack as Game,
  sicBo as Game,
  casinoHoldem as Game,
  threeCardPoker as Game,
  ...slots.values(),
  ...instants.values(),
  ...videoPokers.values(),
  ...provables.values(),
  marketWheel as Game,
];
export const games: readonly Game[] = [...new Set([...listed, ...liveTables.map(({ rules }) => rules)])];
const byName = new Map(games.map((game) => [game.name, game]));

export function findGame(name: string): Game | undefined {
  return byName.get(name);
}

/** By supplier and the game's name on its wire: what has been built. */
const built: ReadonlyMap<string, Game> = new Map([
  ...slots,
  ...instants,
  ...videoPokers,
  ...provables,
  ['softgaming wheel-of-the-market', marketWheel as Game],
  ...liveTables.map((table) => [nameOf(table), table.rules] as const),
  ['betsolutions 5000', blackjack as Game],
  ['softgaming kola-blackjack', blackjack as Game],
  ['betsolutions 5001', roulette as Game],
  ['betsolutions 5002', baccarat as Game],
  ['betsolutions 5003', casinoHoldem as Game],
  ['betsolutions 5004', sicBo as Game],
  ['betconstruct 50201', baccarat as Game],
  ['betconstruct 50202', roulette as Game],
  ['softgaming savannah-roulette', roulette as Game],
  ['softgaming three-cup-sic-bo', sicBo as Game],
  // On no list: the simplest game, for trying a supplier's wire.
  ['betsolutions 9999', toss as Game],
  ['egt 101', toss as Game],
]);

/** What is played at a title. Undefined for a title that the arcade does not know, and for the flights, which have a page of their own. */
export function gameAt(supplier: SupplierName, title: string): Game | undefined {
  return built.get(`${supplier} ${title}`);
}
