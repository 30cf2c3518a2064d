import { createTotals } from '../modules/totals/index.ts';
import { openBookTrading } from './book-trading.ts';
import { createGames } from './games.ts';
import type { Ground } from './ground.ts';
import { createPlayerLimits } from './limits.ts';
import { openMoney } from './money.ts';
import { createPayments } from './payments.ts';
import { createPlayers } from './players.ts';
import { createPrizes } from './prizes.ts';
import { createProtection } from './protection.ts';
import { openTaxes } from './taxes.ts';
import { createWords } from './words.ts';

/** The modules that players meet. Each is created with the doors of those above it. */
export async function createParts(ground: Ground, opening: AsyncDisposableStack) {
  const { database, clock, log } = ground;
  const money = await openMoney(ground, opening);
  const players = await createPlayers(ground, money);
  const protection = createProtection(ground, players);
  const { incidents, verification } = protection;
  const cashier = createPayments(ground, money, players, protection, incidents);
  const games = createGames(ground, money, players, incidents);
  return {
    ...{ money, wallet: money.wallet, cashier, ...players, ...protection, ...games },
    ...createPrizes(ground, money, players, games, incidents),
    ...createWords(ground, players, protection.cases),
    limits: createPlayerLimits(ground, money, cashier),
    totals: createTotals({ ...database, clock, log }),
    bookTrading: openBookTrading(ground),
    taxes: openTaxes(ground, money, players, verification),
  };
}
