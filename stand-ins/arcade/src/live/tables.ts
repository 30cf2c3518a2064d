import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { baccarat } from '../games/baccarat/index.ts';
import { casinoHoldem } from '../games/casino-holdem/index.ts';
import { diceDuel } from '../games/dice-duel/index.ts';
import type { Game, InstantGame } from '../games/game.ts';
import { lookAtPoker } from '../games/poker-tables/look-at-poker.ts';
import { roulette } from '../games/roulette/index.ts';
import { sicBo } from '../games/sic-bo/index.ts';
import type { TableChoice } from '../games/tables/table-choice.ts';
import { threeCardPoker } from '../games/three-card-poker/index.ts';
import { virtualTables } from '../games/virtual/index.ts';
import { marketWheel } from '../games/wheel/index.ts';
import { type LiveTable, nameOf } from './live-table.ts';
import { lookAtBets } from './look-at-bets.ts';
import { lookAtBlackjack, sharedBlackjack } from './shared-blackjack.ts';
import { withhold } from './withhold.ts';

const liveBlackjack = withhold(sharedBlackjack()) as Game;
const liveHoldem = withhold(casinoHoldem) as Game;
const liveThreeCards = withhold(threeCardPoker) as Game;

/** Every table on a clock. The next one is a line. */
export const liveTables: readonly LiveTable[] = [
  ...[
    { supplier: 'vivo', game: '101', betting: 20 },
    { supplier: 'vivo', game: '102', betting: 10 },
    { supplier: 'softgaming', game: 'ikoyi-roulette', betting: 20 },
    { supplier: 'softgaming', game: 'midnight-roulette', betting: 20 },
    { supplier: 'softgaming', game: 'garden-roulette', betting: 20 },
  ].map((one) => betTable(one, roulette)),
  ...[
    { supplier: 'vivo', game: '201', betting: 18 },
    { supplier: 'vivo', game: '202', betting: 18 },
    { supplier: 'softgaming', game: 'jade-baccarat', betting: 18 },
    { supplier: 'softgaming', game: 'swift-baccarat', betting: 10 },
  ].map((one) => betTable(one, baccarat)),
  betTable({ supplier: 'softgaming', game: 'shaker-sic-bo', betting: 20 }, sicBo),
  betTable({ supplier: 'softgaming', game: 'dice-duel-live', betting: 15 }, diceDuel),
  betTable({ supplier: 'vivo', game: '501', betting: 20 }, marketWheel),
  ...[
    { supplier: 'vivo', game: '301' },
    { supplier: 'vivo', game: '302' },
    { supplier: 'softgaming', game: 'victoria-blackjack' },
    { supplier: 'softgaming', game: 'open-seat-blackjack' },
  ].map((one) => handTable(one, { rules: liveBlackjack, deciding: 25, look: lookAtBlackjack })),
  ...[
    { supplier: 'vivo', game: '401' },
    { supplier: 'softgaming', game: 'palace-poker' },
  ].map((one) => handTable(one, { rules: liveHoldem, deciding: 15, look: lookAtPoker(casinoHoldem, 'call') })),
  handTable(
    { supplier: 'vivo', game: '402' },
    { rules: liveThreeCards, deciding: 15, look: lookAtPoker(threeCardPoker, 'play') },
  ),
  ...virtualTables,
];

const byName: ReadonlyMap<string, LiveTable> = new Map(liveTables.map((table) => [nameOf(table), table]));

export function findTable(tableName: string): LiveTable | undefined {
  return byName.get(tableName);
}

export function findTableAt(supplier: SupplierName, game: string): LiveTable | undefined {
  return findTable(nameOf({ supplier, game }));
}

export function isLiveAt(supplier: SupplierName, game: string): boolean {
  return findTableAt(supplier, game) !== undefined;
}

/** A table where everything is bet before chance speaks. */
function betTable(
  { supplier, game, betting }: { supplier: string; game: string; betting: number },
  rules: InstantGame<TableChoice>,
): LiveTable {
  return {
    supplier: supplier as SupplierName,
    game,
    rules: rules as Game,
    seconds: { betting, closed: 2, deciding: 0, showing: 9 },
    look: lookAtBets(rules),
  };
}

/** A table where players see cards and then decide, each for themselves. */
function handTable(
  { supplier, game }: { supplier: string; game: string },
  { rules, deciding, look }: { rules: Game; deciding: number; look: LiveTable['look'] },
): LiveTable {
  const seconds = { betting: 15, closed: 2, deciding, showing: 9 };
  return { supplier: supplier as SupplierName, game, rules, seconds, look };
}
