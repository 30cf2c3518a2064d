import { assert } from '@harmattan/kernel/assert';
import { findTaxDue } from '@harmattan/kernel/taxes';
import { inTransaction } from '@harmattan/process/transaction';
import { memoOf } from '../suppliers/index.ts';
import type { Answer, Operation } from '../wallet/index.ts';
import { houseAccount, moveKey, prizeAccount, prizeKey, prizeRound, taxKey } from './accounts.ts';
import { writeAudit } from './audit-store.ts';
import { moveMoney } from './move-money.ts';
import type { RacesDeps } from './races-deps.ts';
import { claimWork, findRace, type Race, setState } from './races-store.ts';
import { type FinalPlace, listDue, markPaid, sumPrizes } from './standing-store.ts';
import { listTexts } from './terms-store.ts';

const chunkSize = 100;

type PayDeps = Pick<RacesDeps, 'pool' | 'wallet' | 'clock' | 'taxRules'>;

/**
 * Pays the next prizes. Each has a key of its own, made from the race and the place, so that a second payment moves nothing.
 * Prizes that cannot be paid yet, however many, hold up no other. When all are paid, those without a winner go back to the house.
 */
export async function payPrizes(deps: PayDeps, id: number, limit = chunkSize): Promise<boolean> {
  const race = await findRace(deps.pool, id);
  if (race?.work !== 'pay') return false;
  const failed: unknown[] = [];
  for (let after = 0; ; ) {
    const due = await listDue(deps.pool, id, { after, limit });
    if (due.length === 0) break;
    const reasons = await payChunk(deps, race, due);
    if (reasons.length === 0 && failed.length === 0) return true;
    failed.push(...reasons);
    after = (due.at(-1) as FinalPlace).place;
  }
  if (failed.length > 0) throw new Error(`${failed.length} prizes wait`, { cause: failed[0] });
  await finish(deps, race);
  return true;
}

/** Answers why some of them could not be paid. */
async function payChunk(deps: PayDeps, { id, urlSuffix }: Race, due: FinalPlace[]): Promise<unknown[]> {
  const name = (await listTexts(deps.pool, [id])).get(id)?.en?.name ?? urlSuffix;
  const outcomes = await Promise.allSettled(due.map((place) => pay(deps, { id, name }, place)));
  const paid = due.filter((_, at) => outcomes[at]?.status === 'fulfilled');
  await markPaid(
    deps.pool,
    id,
    paid.map(({ place }) => place),
  );
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
}

/**
 * A prize asks for no session and no permission to bet: who won is paid. What is withheld of it goes with it, both or neither. The first answer stands: a
 * later try may be under another rule.
 */
async function pay(
  { wallet, clock, taxRules }: PayDeps,
  { id, name }: { id: number; name: string },
  { place, playerId, prizeMinor }: FinalPlace,
): Promise<void> {
  const common = {
    ...{ playerId, round: prizeRound(id, place) },
    memo: memoOf({ game: name, round: `race ${id}`, txId: `place ${place}` }),
  };
  const key = prizeKey(id, place);
  const prize: Operation = {
    ...{ ...common, kind: 'credit', key, amountMinor: prizeMinor, house: prizeAccount(id), about: 'race-prize' },
    played: { product: 'races' },
  };
  const known = await wallet.entry(key);
  const due = known ? undefined : findTaxDue(taxRules, { product: 'races', at: clock.now(), netMinor: prizeMinor });
  const tax: Operation[] = due
    ? [{ ...common, kind: 'debit', key: taxKey(id, place), ...taken(due), about: 'tax' }]
    : [];
  const [{ status }] = (await wallet.linked([prize, ...tax])) as [Answer];
  if (status !== 'ok') throw new Error(`the wallet does not pay place ${place} of race ${id}: ${status}`);
}

const taken = ({ authority, amountMinor }: { authority: string; amountMinor: bigint }) => ({
  amountMinor,
  house: `tax:${authority}` as const,
});

async function finish(deps: PayDeps, { id, prizePoolMinor }: Race): Promise<void> {
  const wonMinor = await sumPrizes(deps.pool, id);
  assert(wonMinor <= prizePoolMinor, 'a race pays no more than was promised');
  await moveMoney(deps, {
    key: moveKey(id, 'unwon'),
    from: prizeAccount(id),
    to: houseAccount,
    amountMinor: prizePoolMinor - wonMinor,
  });
  await inTransaction(deps.pool, async (client) => {
    if (!(await claimWork(client, id, 'pay'))) return;
    await setState(client, id, { state: 'paid', work: null });
    const after = { state: 'paid', wonMinor, unwonMinor: prizePoolMinor - wonMinor };
    await writeAudit(client, id, { actor: 'clock', action: 'pay', before: { state: 'finished' }, after });
  });
}
