import type pg from 'pg';
import type { HouseAccount } from './operations.ts';
import { WalletUnavailable } from './wallet.ts';
import { ensureHouseAccount } from './wallet-store.ts';

export interface HouseIds {
  /** Undefined before the first command about it. */
  known(house: HouseAccount): number | undefined;
  idOf(house: HouseAccount): Promise<number>;
}

/** The ids of the house's accounts, each looked up once. An account that is not there yet is opened. */
export function createHouseIds(pool: pg.Pool): HouseIds {
  const ids = new Map<HouseAccount, number>();

  async function learn(house: HouseAccount): Promise<number> {
    try {
      const id = await ensureHouseAccount(pool, house);
      ids.set(house, id);
      return id;
    } catch (error) {
      throw new WalletUnavailable('the house account could not be looked up', { cause: error });
    }
  }

  return {
    known: (house) => ids.get(house),
    idOf: async (house) => ids.get(house) ?? (await learn(house)),
  };
}
