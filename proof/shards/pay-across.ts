import { assert } from '@harmattan/kernel/assert';
import type { HouseAccount, Wallet } from '../../apps/platform/src/modules/wallet/index.ts';
import { keyOf } from '../../apps/platform/src/modules/wallet/index.ts';

/** A prize of a pool. Its record is written before it is paid, and is paid again until that succeeds. */
export interface Payment {
  id: string;
  pool: string;
  playerId: bigint;
  amountMinor: bigint;
}

export interface Shards {
  /** Where the pool's escrow lies, and nowhere else. */
  home: Wallet;
  /** By the newest map: a player's keys move with the player's lane. */
  walletOf(playerId: bigint): Wallet;
}

/** What shards owe each other. Over all shards it sums to zero when no payment is under way. */
export const betweenShards: HouseAccount = 'suspense:shards';
export const escrowOf = (pool: string): HouseAccount => `escrow:${pool}`;
/** What is held for payments that are not posted yet. */
export const heldOf = (pool: string): HouseAccount => `escrow:across:${pool}`;

/**
 * Pays out of an escrow, wherever the player lives: **hold** at the escrow's home, credit at the player's shard, **post** at home. Three commits, each under
 * a key made of the payment's, so that a repeat from the beginning completes what a crash left. The way is the same for a player of the home shard: the
 * player's lane may be moved between two steps.
 */
export async function payAcross({ home, walletOf }: Shards, payment: Payment): Promise<'paid' | 'insufficient'> {
  const { pool, playerId, amountMinor } = payment;
  const key = (step: string) => keyOf({ source: 'shards', class: step, id: payment.id });
  const about = 'prize';
  const held = await home.fund({ key: key('hold'), from: escrowOf(pool), to: heldOf(pool), amountMinor, about });
  if (held.status === 'insufficient') return 'insufficient';
  assert(held.status === 'ok', 'a payment is held once, for one amount');
  const paid = await walletOf(playerId).transfer({
    direction: 'in',
    playerId,
    key: key('pay'),
    amountMinor,
    house: betweenShards,
    about,
  });
  assert(paid.status === 'ok', 'what is held is paid to one player');
  const posted = await home.fund({ key: key('post'), from: heldOf(pool), to: betweenShards, amountMinor, about });
  assert(posted.status === 'ok', 'what was paid is posted');
  return 'paid';
}

/** What is wrong with the payments of a pool once none is under way. */
export async function findWrongPayments(shards: Wallet[], { home, pool }: { home: Wallet; pool: string }) {
  const sums = await Promise.all(shards.map((wallet) => wallet.houseBalance(betweenShards)));
  const owedMinor = sums.reduce((sum, balance) => sum + balance, 0n);
  const heldMinor = await home.houseBalance(heldOf(pool));
  const escrowMinor = await home.houseBalance(escrowOf(pool));
  return [
    ...(owedMinor === 0n ? [] : [`the shards owe each other ${owedMinor}`]),
    ...(heldMinor === 0n ? [] : [`${heldMinor} is held for payments`]),
    ...(escrowMinor >= 0n ? [] : [`the escrow has ${escrowMinor}`]),
  ];
}
