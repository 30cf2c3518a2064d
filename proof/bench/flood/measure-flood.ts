import { join } from 'node:path';
import { makePlayers } from '../../worlds/players.ts';
import { besideProcess } from '../processes.ts';
import { putLoad, withStakeServer } from '../stakes/processes.ts';
import type { FloodOrder, FloodResult } from './sign-ins.ts';

export interface Plan {
  rounds: number;
  warmUpSeconds: number;
  seconds: number;
  stakesPerSecond: number;
  players: number;
  callers: number;
  /** About as long as the platform holds a refusal. */
  spreadMs: number;
}

/** The 99th percentile of the stakes of a round: alone, beside the flood, and beside the control. */
export interface Round {
  quietMs: number;
  floodMs: number;
  controlMs: number;
  flood: FloodResult;
  control: FloodResult;
}

const numbersOfRound = 1_000_000;

/**
 * Stakes at a steady rate, alone and beside a flood of sign-ins, in turns. As a control, the same number of callers make a call that costs
 * next to nothing, about as often: that is what their connections and their own process cost on this machine.
 */
export async function measureFlood(
  { appUrl, ownerUrl }: { appUrl: string; ownerUrl: string },
  plan: Plan,
  onRound: (round: Round, number: number) => void = () => {},
): Promise<Round[]> {
  const { rounds, seconds, warmUpSeconds, callers, spreadMs, stakesPerSecond: perSecond } = plan;
  const players = await makePlayers(ownerUrl, plan.players);
  // No alarm slows the flood down: the worst case is the one that reaches the hash.
  const env = {
    // The runner of the tests sets a mode of its own.
    ...{ MODE: 'sandbox', DATABASE_URL: appUrl },
    ...{ TRUSTED_PROXIES: '127.0.0.1', SIGN_IN_FAILURES_ALARM: '1000000' },
  };
  return withStakeServer(env, async (address) => {
    async function stakes(): Promise<number> {
      const run = crypto.randomUUID().slice(0, 8);
      const load = await putLoad({ address, players, path: '/Bench/Stake', perSecond, warmUpSeconds, seconds, run });
      if (load.failed + load.unsent > 0) throw new Error(`${load.failed} stakes failed, ${load.unsent} were not sent`);
      return load.p99Ms;
    }
    async function beside(order: Pick<FloodOrder, 'first' | 'control'>): Promise<[FloodResult, number]> {
      const asked: FloodOrder = { address, callers, spreadMs, ...order };
      return besideProcess(join(import.meta.dirname, 'sign-ins.ts'), asked, stakes);
    }
    await stakes();
    const measured: Round[] = [];
    for (let number = 1; number <= rounds; number += 1) {
      const quietMs = await stakes();
      const [flood, floodMs] = await beside({ first: number * numbersOfRound });
      if (flood.wrong === 0 || flood.others > 0) throw new Error(`the flood was answered ${JSON.stringify(flood)}`);
      const [control, controlMs] = await beside({ first: 0, control: true });
      const round = { quietMs, floodMs, controlMs, flood, control };
      onRound(round, number);
      measured.push(round);
    }
    return measured;
  });
}
