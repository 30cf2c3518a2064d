import { marketDay } from '@harmattan/kernel/market-time';
import { memoOf } from '../../modules/suppliers/index.ts';
import { keyOf, type Wallet } from '../../modules/wallet/index.ts';
import type { KeepWorld } from '../keep-worlds.ts';

/** A digit longer than any number that a form takes, as those of the races have it. */
const chaserNumber = '80433190562';
/** In no race. */
const game = 'HRM-camel-trail';
const turns = 9;

interface ChaserDeps {
  wallet: Pick<Wallet, 'transfer'>;
  clock: { now(): Date };
  /** Players by these numbers, made when they are missing. Their accounts accept no sign-in. */
  openAccounts(numbers: string[]): Promise<bigint[]>;
}

/** A player who doubles stakes and pays in after each loss, once on a day of the sandbox, so that the desk of markers has a case. */
export function createDemoChaser({ wallet, clock, openAccounts }: ChaserDeps): KeepWorld {
  let isDone = false;
  return async () => {
    if (isDone) return false;
    const [playerId] = await openAccounts([chaserNumber]);
    if (playerId === undefined) return false;
    const day = marketDay(clock.now());
    // The same commands again, after a restart on that day, are the same.
    const keyFor = (what: string, turn: number) => keyOf({ source: 'harm-demo', class: what, id: `${day} ${turn}` });
    const pay = (amountMinor: bigint, turn: number) =>
      wallet.transfer({
        ...{ direction: 'in', playerId, amountMinor, house: 'house:demo', about: 'deposit' },
        key: keyFor('deposit', turn),
      });
    const stake = (amountMinor: bigint, what: string, turn: number) => {
      const round = keyFor(`${what} round`, turn);
      return wallet.transfer({
        ...{ direction: 'out', playerId, amountMinor, house: 'house:qtech', about: 'stake', isStake: true, round },
        key: keyFor(what, turn),
        memo: memoOf({ game, round, txId: `demo-${what}-${day}-${turn}` }),
        played: { product: 'games', supplier: 'qtech', game },
      });
    };
    await pay(1_000_00n, 0);
    for (let turn = 1; turn <= turns; turn += 1) {
      await stake(100_00n, 'first', turn);
      await stake(200_00n, 'second', turn);
      await pay(300_00n, turn);
    }
    isDone = true;
    return false;
  };
}
