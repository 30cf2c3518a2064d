import { systemClock } from '@harmattan/kernel/clock';
import { createClient } from '@harmattan/supplier-clients/clients';
import type { Send } from '@harmattan/supplier-clients/send';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { openPool } from '../../packages/process/src/pool.ts';
import { createRounds } from '../../stand-ins/arcade/src/rounds/index.ts';
import { resolveDue } from '../../stand-ins/arcade/src/rounds/resolve-due.ts';
import type { RoundsDeps } from '../../stand-ins/arcade/src/rounds/rounds-deps.ts';
import { createSeats } from '../../stand-ins/arcade/src/seats/index.ts';
import { createSeeds } from '../../stand-ins/arcade/src/seeds/index.ts';
import type { Wallets } from '../../stand-ins/arcade/src/wallets.ts';
import { createExits } from '../../stand-ins/arcade/src/zeppelin/exits.ts';
import { createSettling } from '../../stand-ins/arcade/src/zeppelin/settling.ts';
import { silentLog } from './parts.ts';
import { startPostgresProxy } from './postgres-proxy.ts';
import { createSeededRandom } from './random.ts';
import type { Schedule } from './schedule.ts';
import { type Owner, owners, type VirtualTime } from './virtual-time.ts';

/** The wire of Zeppelin. */
export const zeppelinSupplier = 'betsolutions';
const connectionsMax = 4;

export interface ArcadeDeps {
  seed: string;
  name: string;
  databaseUrl: string;
  schedule: Schedule;
  time: VirtualTime;
  /** How its requests travel to the wallet. */
  send: Send;
}

/**
 * The arcade's parts that take, pay and give back Zeppelin's money, as one process runs them. Bets, cash-outs and what a process left behind
 * go through the arcade's own code. The time of a flight is the operation's: nothing here ticks.
 */
export function startArcade({ seed, name, databaseUrl, schedule, time, send }: ArcadeDeps) {
  const owner: Owner = { isDead: false };
  const died = Promise.withResolvers<undefined>();
  return owners.run(owner, async () => {
    const proxy = await startPostgresProxy({ url: databaseUrl, name, schedule, isOutside: false });
    const clock = { ...systemClock, now: () => new Date(time.nowMs()) };
    const random = createSeededRandom(`${seed} ${name}`);
    const pool = openPool({ name, url: proxy.url, connectionsMax, onIdleError() {} });
    const client = createClient(zeppelinSupplier, {
      walletUrl: `http://wallet.sim/wallet/${zeppelinSupplier}`,
      credentials: supplierCredentials[zeppelinSupplier],
      // A process that is dead sends nothing.
      send: (request) => (owner.isDead ? new Promise<never>(() => {}) : send(request)),
      clock,
    });
    const wallets = { [zeppelinSupplier]: client } as unknown as Wallets;
    const deps: RoundsDeps = { pool, clock, random, wallets, seeds: createSeeds({ pool, random }), log: silentLog };
    const rounds = createRounds(deps);
    const exits = createExits({ rounds, log: silentLog, onOut() {}, onSent() {} });
    return {
      ...{ name, pool, rounds, exits },
      seats: createSeats({
        ...{ pool, random, wallets, currency: 'NGN', siteUrl: 'http://site.sim', log: silentLog },
        isPlayed: () => true,
      }),
      random,
      settling: createSettling({ db: pool, rounds, exits, log: silentLog, tell() {} }),
      /** What its worker does every so often. */
      resolveDue: () => resolveDue(deps),
      /** Undefined when the process dies first. */
      within: <Result>(run: () => Promise<Result>): Promise<Result | undefined> =>
        Promise.race([owners.run(owner, run), died.promise]),
      async die() {
        owner.isDead = true;
        died.resolve(undefined);
        proxy.close();
        await proxy.cut();
      },
    };
  });
}

export type Arcade = Awaited<ReturnType<typeof startArcade>>;
