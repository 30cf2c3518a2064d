import type { Ledger } from './ledger.ts';
import { openParts, type Parts } from './parts.ts';
import { startPostgresProxy } from './postgres-proxy.ts';
import type { Schedule } from './schedule.ts';
import { type Owner, owners, type VirtualTime } from './virtual-time.ts';

export interface InstanceDeps {
  seed: string;
  name: string;
  databaseUrl: string;
  schedule: Schedule;
  time: VirtualTime;
  ledger: Ledger;
}

/** One process of the platform's money parts, as far as anything outside can tell. */
export interface Instance extends Parts {
  name: string;
  /** Whether code that runs now is this instance's. */
  isRunning(): boolean;
  /** Runs as this process does: what it waits for ends with it. */
  within<Result>(run: () => Promise<Result>): Promise<Result>;
  /** Ends as SIGKILL ends a process: nothing more leaves it, and nothing is waited for. */
  die(): Promise<void>;
}

/** An instance inside this process. */
export function startInstance({ databaseUrl, schedule, time, ledger, ...deps }: InstanceDeps): Promise<Instance> {
  const owner: Owner = { isDead: false };
  return owners.run(owner, async () => {
    const proxy = await startPostgresProxy({ url: databaseUrl, name: deps.name, schedule, isOutside: false });
    const parts = await openParts({ ...deps, url: proxy.url, nowMs: time.nowMs, watch: ledger.watch });
    return {
      ...parts,
      name: deps.name,
      isRunning: () => owners.getStore() === owner,
      within: <Result>(run: () => Promise<Result>) => owners.run(owner, run),
      async die() {
        owner.isDead = true;
        proxy.close();
        await proxy.cut();
      },
    };
  });
}
