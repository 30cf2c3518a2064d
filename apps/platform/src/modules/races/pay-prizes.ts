import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import { memoOf } from '../suppliers/index.ts';
import { houseAccount, moveKey, prizeAccount, prizeKey, prizeRound } from './accounts.ts';
import { writeAudit } from './audit-store.ts';
import { moveMoney } from './move-money.ts';
import type { RacesDeps } from './races-deps.ts';
import { claimWork, findRace, type Race, setState } from './races-store.ts';
import { type FinalPlace, listDue, markPaid, sumPrizes } from './standing-store.ts';
import { listTexts } from './terms-store.ts';

const chunkSize = 100;

/**
 * Pays the next prizes. Each has a key of its own, made from the race and the place, so that a second payment moves nothing.
 * Prizes that cannot be paid yet, however many, hold up no other. When all are paid, those without a winner go back to the house.
 */
export async function payPrizes(
  deps: Pick<RacesDeps, 'pool' | 'wallet'>,
  id: number,
  limit = chunkSize,
): Promise<boolean> {
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
async function payChunk(
  deps: Pick<RacesDeps, 'pool' | 'wallet'>,
  { id, urlSuffix }: Race,
  due: FinalPlace[],
): Promise<unknown[]> {
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

/** A prize asks for no session and no permission to bet: who won is paid. */
async function pay(
  { wallet }: Pick<RacesDeps, 'wallet'>,
  { id, name }: { id: number; name: string },
  { place, playerId, prizeMinor }: FinalPlace,
): Promise<void> {
  const { status } = await wallet.transfer({
    direction: 'in',
    playerId,
    key: prizeKey(id, place),
    round: prizeRound(id, place),
    amountMinor: prizeMinor,
    house: prizeAccount(id),
    about: 'race-prize',
    played: { product: 'races' },
    memo: memoOf({ game: name, round: `race ${id}`, txId: `place ${place}` }),
  });
  if (status !== 'ok') throw new Error(`the wallet does not pay place ${place} of race ${id}: ${status}`);
}

async function finish(deps: Pick<RacesDeps, 'pool' | 'wallet'>, { id, prizePoolMinor }: Race): Promise<void> {
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
