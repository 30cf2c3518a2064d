import { marketRules } from '@harmattan/kernel/market-rules';
import { instantInMarket, marketDay } from '@harmattan/kernel/market-time';
import type { Cases } from '../modules/cases/index.ts';
import { listTroubledPayments } from '../modules/cashier/index.ts';
import { listRaisesAsked } from '../modules/limits/index.ts';
import { createMarkers, type OtherFacts } from '../modules/markers/index.ts';
import type { Ground } from './ground.ts';

/** What may show that play does harm. The cashier and limits are read by their tables' doors. */
export function createHarmMarkers({ database, clock, log, outbox }: Ground, cases: Cases) {
  return createMarkers({
    ...{ pool: database.pool, clock, log, outbox, rules: marketRules.harm, fileCase: cases.fileHarm },
    async readOthers(db, { playerIds, from: day }) {
      const asked = { playerIds, from: instantInMarket(day) };
      const players = new Map<bigint, Map<string, OtherFacts>>();
      const add = (playerId: bigint, at: Date, fact: keyof OtherFacts) => {
        const days = players.get(playerId) ?? new Map<string, OtherFacts>();
        const facts = days.get(marketDay(at)) ?? { reversedWithdrawals: 0, failedDeposits: 0, raisesAsked: 0 };
        facts[fact] += 1;
        players.set(playerId, days.set(marketDay(at), facts));
      };
      for (const { player_id, direction, created_at } of await listTroubledPayments(db, asked))
        add(player_id, created_at, direction === 'deposit' ? 'failedDeposits' : 'reversedWithdrawals');
      for (const { player_id, at } of await listRaisesAsked(db, asked)) add(player_id, at, 'raisesAsked');
      return players;
    },
  });
}
