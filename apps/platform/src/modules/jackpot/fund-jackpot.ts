import { assert } from '@harmattan/kernel/assert';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import { consolationAccount, houseAccount, moveKey, poolAccount, rolloverAccount } from './accounts.ts';
import { listAudit, writeAudit } from './audit-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { findJackpot, type Jackpot, lockJackpot, markRolledTo, putOnSale, setRolledIn } from './jackpots-store.ts';
import { moveMoney, tryToMove } from './move-money.ts';
import { consolationsOf } from './pool.ts';
import { listTiers } from './prizes-store.ts';

/** Fills the accounts of a jackpot that is being opened, and opens it. Done again it does what is left. */
export async function fundJackpot(deps: JackpotDeps, id: number): Promise<void> {
  const jackpot = await findJackpot(deps.pool, id);
  assert(jackpot, 'a jackpot stays where it is');
  if (jackpot.work !== 'fund') return;
  const tiers = await listTiers(deps.pool, [id]);
  await moveMoney(deps, {
    key: moveKey(id, 'guarantee'),
    from: houseAccount,
    to: poolAccount(id),
    amountMinor: jackpot.guaranteedMinor,
  });
  await moveMoney(deps, {
    key: moveKey(id, 'consolation'),
    from: houseAccount,
    to: consolationAccount(id),
    amountMinor: consolationsOf(tiers),
  });
  const isRolledIn = await tryToMove(deps, {
    key: moveKey(id, 'roll-in'),
    from: rolloverAccount(jackpot.typeId),
    to: poolAccount(id),
    amountMinor: jackpot.rolledInMinor,
  });
  await inTransaction(deps.pool, async (client) => {
    const seen = await lockJackpot(client, id);
    if (seen?.work !== 'fund') return;
    // Another one of its type was opened at the same time and has it.
    if (!isRolledIn) await setRolledIn(client, id, 0n);
    else if (seen.rolledInMinor > 0n) await tellRollIn(client, seen);
    await putOnSale(client, id);
  });
}

/** Only here is it known that the roll-over came. The audit names the actor who opened the jackpot. */
async function tellRollIn(client: Queryable, jackpot: Jackpot): Promise<void> {
  const { id, rolledInMinor } = jackpot;
  await markRolledTo(client, jackpot);
  const opening = (await listAudit(client, id)).findLast(({ action }) => action === 'open');
  assert(opening, 'every jackpot has an opening');
  await writeAudit(client, id, { actor: opening.actor, action: 'roll in', after: { rolledInMinor } });
}
