import type { Wallet } from '../../../apps/platform/src/modules/wallet/index.ts';
import { keyOf } from '../../../apps/platform/src/modules/wallet/index.ts';
import { escrowOf, findWrongPayments, type Payment, payAcross } from '../../shards/pay-across.ts';
import type { Arm } from './arm.ts';

const prizes = 200;
const times = 3;
/** Moves of house accounts are made one transaction each, and give up after a number of collisions. */
const atOnce = 4;
const amountMinor = 500n;
const pool = 'pool:bench';

/** Pays prizes of one escrow to players of both shards, each several times. */
export async function payPrizes({ wallets, walletOf }: Arm): Promise<{ paid: number; wrong: number }> {
  const [home] = wallets as [Wallet];
  const payments = Array.from(
    { length: prizes },
    (_, at): Payment => ({ id: `bench-${at}`, pool, playerId: BigInt(at + 1), amountMinor }),
  );
  const total = amountMinor * BigInt(prizes);
  const key = keyOf({ source: 'bench', class: 'guarantee', id: crypto.randomUUID() });
  await home.fund({ key, from: 'house:bench', to: escrowOf(pool), amountMinor: total, about: 'guarantee' });
  const before = await balancesOf(payments, walletOf);
  const due = Array.from({ length: times }, () => payments).flat();
  const work = async () => {
    for (let payment = due.pop(); payment; payment = due.pop()) await payAcross({ home, walletOf }, payment);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const after = await balancesOf(payments, walletOf);
  const gained = after.map((balance, at) => balance - (before[at] as bigint));
  const wrong = await findWrongPayments(wallets, { home, pool });
  const isEmpty = (await home.houseBalance(escrowOf(pool))) === 0n;
  return {
    paid: gained.filter((gain) => gain === amountMinor).length,
    wrong: gained.filter((gain) => gain !== amountMinor).length + wrong.length + (isEmpty ? 0 : 1),
  };
}

const balancesOf = (payments: Payment[], walletOf: Arm['walletOf']) =>
  Promise.all(payments.map(async ({ playerId }) => (await walletOf(playerId).balance(playerId)).availableMinor));
