import { assert } from '@harmattan/kernel/assert';
import type { Present } from '@harmattan/kernel/clock';
import type { Minor } from '@harmattan/kernel/money';
import { type BookName, bookNames } from '@harmattan/wires/suppliers/names';
import type pg from 'pg';
import type { MoneyKey, OpenHold, Wallet } from '../wallet/index.ts';
import { insertAudit } from './audit-store.ts';
import { createKeys } from './move-keys.ts';
import { readMemo } from './move-memo.ts';
import { commit, release } from './reserves.ts';
import { openLedger } from './supplier-ledger.ts';
import type { Outcome } from './supplier-wallet.ts';

/** A bet takes seconds from its reserve to the commit, and a book repeats each step for minutes. */
export const reserveOverdueMs = 3_600_000;
const reservesMax = 500;

/** Money that a book has set aside and neither taken nor given back, in the shape of whatever waits for an operator. */
export interface OpenReserve {
  id: MoneyKey;
  kind: 'reserve left open';
  playerId: bigint;
  /** What is still set aside. */
  amountMinor: Minor;
  since: Date;
  ageMs: number;
  reason: string;
  supplier: BookName;
  /** What the book calls it. */
  reference: string;
}

interface Deps {
  wallet: Wallet;
  clock: Present;
}

/** The oldest first. No wire has a question by which a book could be asked what became of one. */
export async function listOpenReserves(
  { wallet, clock }: { wallet: Pick<Wallet, 'openHolds'>; clock: Present },
  { olderThanMs = reserveOverdueMs }: { olderThanMs?: number } = {},
): Promise<OpenReserve[]> {
  const nowMs = clock.now().getTime();
  const before = new Date(nowMs - olderThanMs);
  const holds = await wallet.openHolds({ about: 'reserve', before, limit: reservesMax });
  return holds.map((hold) => ({
    id: hold.key,
    kind: 'reserve left open',
    playerId: hold.playerId,
    amountMinor: hold.remainingMinor,
    since: hold.since,
    ageMs: nowMs - hold.since.getTime(),
    reason: hold.remainingMinor < hold.amountMinor ? 'drawn in part and not committed' : 'neither drawn nor cancelled',
    ...namesOf(hold),
  }));
}

/**
 * An operator's word that a reserve is over: what is left of it goes back to the player, and a book that draws of it later is
 * refused. Undefined: there is no open reserve of that id.
 */
export async function releaseReserve(
  deps: Deps & { pool: pg.Pool; currency: string },
  { id, by, why }: { id: MoneyKey; by: string; why: string },
): Promise<Outcome | undefined> {
  assert(by.length > 0 && why.length > 0, 'an operator gives a name and a reason');
  const hold = await deps.wallet.openHold(id);
  if (hold?.about !== 'reserve') return undefined;
  const { supplier, reference } = namesOf(hold);
  const ledger = openLedger(deps, supplier);
  const move = { playerId: hold.playerId, currency: deps.currency, game: hold.game ?? '', reserveId: reference };
  const note = `operator:${by}: ${why}`;
  const released = await release(ledger, { ...move, note });
  // Of one that was drawn in part, the rest goes back as by a commit.
  const { outcome } = released.outcome === 'settled' ? await commit(ledger, { ...move, note }) : released;
  await insertAudit(deps.pool, {
    playerId: hold.playerId,
    actor: `operator:${by}`,
    action: 'release-reserve',
    reference: `${supplier} ${reference}`,
    reason: why,
    outcome,
  });
  return outcome;
}

function namesOf({ key, memo, supplier: known }: OpenHold): { supplier: BookName; reference: string } {
  const { txId: reference } = readMemo(memo);
  const supplier = bookNames.find((name) => name === known || createKeys(name).reserve(reference) === key);
  assert(supplier, 'a reserve is named by its book');
  return { supplier, reference };
}
