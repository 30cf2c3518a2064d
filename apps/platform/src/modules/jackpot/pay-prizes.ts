import { findTaxDue } from '@harmattan/kernel/taxes';
import { inTransaction } from '@harmattan/process/transaction';
import type { Answer, Operation } from '../wallet/index.ts';
import {
  consolationAccount,
  furtherPrizeKey,
  houseAccount,
  moveKey,
  played,
  poolAccount,
  prizeKey,
  rolloverAccount,
  taxKey,
} from './accounts.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { claimWork, findJackpot, type Jackpot, markRolledOver, setState } from './jackpots-store.ts';
import { moveMoney } from './move-money.ts';
import { takingsOf, unwonOf } from './pool.ts';
import { type DuePrize, listDuePrizes, listTiers, markPaid } from './prizes-store.ts';
import { throwIfAnyFailed, workByPlayer } from './work-by-player.ts';

const chunkSize = 500;

/**
 * Pays the next prizes. Each has a key of its own, made from its ticket, so that a second payment moves nothing; one that
 * cannot be paid yet holds up no other. When all are paid, what is left in the accounts goes where it belongs, and the jackpot is settled.
 */
export async function payPrizes(deps: JackpotDeps, id: number, limit = chunkSize): Promise<boolean> {
  const jackpot = await findJackpot(deps.pool, id);
  if (jackpot?.work !== 'pay') return false;
  const due = await listDuePrizes(deps.pool, { jackpotId: id, limit });
  if (due.length === 0) {
    await finish(deps, jackpot);
    return true;
  }
  const outcomes = await workByPlayer(due, (prize) => pay(deps, jackpot, prize));
  const paid = due.filter((_, at) => outcomes[at]?.status === 'fulfilled');
  await markPaid(deps.pool, id, paid);
  throwIfAnyFailed(outcomes);
  return true;
}

/** The prize and what is withheld of it, both or neither. The first answer stands: a later try may be under another rule. */
async function pay({ wallet, ...deps }: JackpotDeps, jackpot: Jackpot, prize: DuePrize): Promise<void> {
  const { ticketId, playerId } = prize;
  // Where there are more winners than kobo, a part is nothing.
  const parts = prize.parts.filter(({ amountMinor }) => amountMinor > 0n);
  if (parts.length === 0) return;
  const credits = parts.map(({ misses, amountMinor }, at): Operation => {
    const key = at === 0 ? prizeKey(ticketId) : furtherPrizeKey(ticketId, misses);
    return {
      ...{ kind: 'credit', playerId, key, of: ticketId, amountMinor, about: 'jackpot-prize', played },
      house: misses === 0 ? poolAccount(jackpot.id) : consolationAccount(jackpot.id),
    };
  });
  const known = await wallet.entry(prizeKey(ticketId));
  const tax = known ? [] : taxLegs(deps, jackpot, prize);
  const [{ status }] = (await wallet.linked([...credits, ...tax])) as [Answer];
  if (status !== 'ok') throw new Error(`the wallet does not pay the prize of ticket ${ticketId}: ${status}`);
}

function taxLegs(
  { clock, taxRules }: Pick<JackpotDeps, 'clock' | 'taxRules'>,
  { ticketPriceMinor }: Jackpot,
  { ticketId, playerId, columns, parts }: DuePrize,
): Operation[] {
  const amountMinor = parts.reduce((sum, part) => sum + part.amountMinor, 0n);
  const netMinor = amountMinor - ticketPriceMinor * BigInt(columns);
  const won = { product: 'jackpot', at: clock.now(), netMinor } as const;
  const due = findTaxDue(taxRules, won);
  if (!due) return [];
  const house = `tax:${due.authority}` as const;
  return [{ kind: 'debit', playerId, key: taxKey(ticketId), amountMinor: due.amountMinor, house, about: 'tax' }];
}

async function finish(deps: JackpotDeps, jackpot: Jackpot): Promise<void> {
  const { id, typeId } = jackpot;
  const tiers = await listTiers(deps.pool, [id]);
  const { rollsOverMinor, toHouseMinor } = unwonOf(tiers);
  const pool = poolAccount(id);
  await moveMoney(deps, {
    key: moveKey(id, 'takings'),
    from: pool,
    to: houseAccount,
    amountMinor: takingsOf(jackpot, jackpot.tickets),
  });
  await moveMoney(deps, {
    key: moveKey(id, 'roll-over'),
    from: pool,
    to: rolloverAccount(typeId),
    amountMinor: rollsOverMinor,
  });
  await moveMoney(deps, {
    key: moveKey(id, 'unwon'),
    from: consolationAccount(id),
    to: houseAccount,
    amountMinor: toHouseMinor,
  });
  await inTransaction(deps.pool, async (client) => {
    if (!(await claimWork(client, id, 'pay'))) return;
    if (rollsOverMinor > 0n) await markRolledOver(client, id);
    await setState(client, id, { state: 'settled', work: null });
  });
}
