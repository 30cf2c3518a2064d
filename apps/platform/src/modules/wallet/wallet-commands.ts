import type { Ids } from '@harmattan/kernel/ids';
import type pg from 'pg';
import { checkFund, checkLinked } from './check-operations.ts';
import { fund } from './fund.ts';
import type { HouseIds } from './house-ids.ts';
import { listLimits } from './limit-store.ts';
import type { Answer, Operation } from './operations.ts';
import { type Wallet, WalletUnavailable } from './wallet.ts';
import { readsOf } from './wallet-reads.ts';
import {
  readAccount,
  readEntriesAbout,
  readEntry,
  readHouseBalance,
  readOpenHold,
  readOpenHolds,
} from './wallet-store.ts';

export function walletCommands({
  pool,
  ids,
  houseIds,
  submit,
}: {
  pool: pg.Pool;
  ids: Ids;
  houseIds: HouseIds;
  submit: (operations: Operation[]) => Promise<Answer[]>;
}): Wallet {
  const one = async (operation: Operation): Promise<Answer> => (await submit([operation]))[0] as Answer;

  return {
    transfer: ({ direction, ...command }) =>
      one({ ...command, kind: direction === 'out' ? 'debit' : 'credit' } as Operation),
    async linked(operations) {
      checkLinked(operations);
      return submit(operations);
    },
    hold: (command) => one({ ...command, kind: 'hold' }),
    draw: (command) => one({ ...command, kind: 'draw' }),
    post: (command) => one({ ...command, kind: 'post' }),
    void: (command) => one({ ...command, kind: 'void' }),
    reverse: (command) => one({ ...command, kind: 'reverse' }),
    async fund(command) {
      checkFund(command);
      const [fromId, toId] = await Promise.all([houseIds.idOf(command.from), houseIds.idOf(command.to)]);
      try {
        return await fund({ pool, ids }, { ...command, fromId, toId });
      } catch (error) {
        throw new WalletUnavailable('whether the house moved it is not known', { cause: error });
      }
    },
    async balance(playerId) {
      const account = await readAccount(pool, playerId);
      return {
        availableMinor: account?.available ?? 0n,
        heldMinor: account?.held ?? 0n,
        version: account?.version ?? 0n,
      };
    },
    limits: (playerId) => listLimits(pool, playerId),
    ...readsOf(pool),
    entry: (key) => readEntry(pool, key),
    entriesAbout: (query) => readEntriesAbout(pool, query),
    openHolds: (query) => readOpenHolds(pool, query),
    openHold: (key) => readOpenHold(pool, key),
    houseBalance: (account) => readHouseBalance(pool, account),
  };
}
