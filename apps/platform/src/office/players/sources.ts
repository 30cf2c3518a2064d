import { maskedNumber } from '../../modules/cashier/index.ts';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import type { OfficeDeps } from '../office-deps.ts';
import { numberCursor, type Source } from './pages.ts';

type Found<Read extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>[number];

/** The lists of a player's file, each read through the door of the module that owns it. */
export function playerSources({ wallet, cashier, identity, messages, notes, audit }: OfficeDeps) {
  const journal: Source<ReturnType<typeof entryOf>> = async ({ playerId, before, limit }) => {
    const beforeVersion = numberCursor(before);
    const lines = await wallet.statement({ playerId, limit, ...(beforeVersion !== undefined && { beforeVersion }) });
    return lines.map((line) => ({ at: line.at, cursor: String(line.version), item: entryOf(line) }));
  };

  const payments: Source<ReturnType<typeof paymentOf>> = async ({ playerId, before, limit }) => {
    const rows = await cashier.listPlayerPayments({ playerId, before: numberCursor(before), limit });
    return rows.map((row) => ({ at: row.created_at, cursor: String(row.number), item: paymentOf(row) }));
  };

  const security: Source<ReturnType<typeof eventOf>> = async ({ playerId, before, limit }) => {
    const rows = await identity.listSecurity({ playerId, before: securityCursor(before), limit });
    return rows.map((row) => ({ at: row.at, cursor: `${row.at_us}~${row.id}`, item: eventOf(row) }));
  };

  const letters: Source<ReturnType<typeof letterOf>> = async ({ playerId, before, limit }) => {
    const rows = await messages.listPlayerMessages({ playerId, before: numberCursor(before), limit });
    return rows.map((row) => ({ at: row.createdAt, cursor: String(row.id), item: letterOf(row) }));
  };

  const written: Source<Found<typeof notes.list>> = async ({ playerId, before, limit }) => {
    const rows = await notes.list({ playerId, before: numberCursor(before), limit });
    return rows.map((row) => ({ at: row.at, cursor: String(row.id), item: row }));
  };

  const auditOf =
    (withoutReads: boolean): Source<ReturnType<typeof actOf>> =>
    async ({ playerId, before, limit }) => {
      const subject = `player ${playerId}`;
      const rows = await audit.list({ subject, before: numberCursor(before), limit, withoutReads });
      return rows.map((row) => ({ at: row.at, cursor: String(row.id), item: actOf(row) }));
    };

  return { journal, payments, security, letters, written, audited: auditOf(false), acts: auditOf(true) };
}

export type PlayerSources = ReturnType<typeof playerSources>;

/** `<microseconds>~<id>`. */
function securityCursor(before: string | undefined): { atUs: bigint; id: string } | undefined {
  if (before === undefined) return undefined;
  const [, atUs, id] = /^(\d{1,18})~([\w-]{1,36})$/.exec(before) ?? [];
  if (atUs === undefined || id === undefined) throw new RequestFailure('MALFORMED_REQUEST');
  return { atUs: BigInt(atUs), id };
}

function entryOf(line: Found<OfficeDeps['wallet']['statement']>) {
  const { key, at, kind, about, status, round, house, product, supplier, game } = line;
  return {
    ...{ key, at, kind, about, status, round, product, supplier, game },
    ...{ account: house, amount: line.amountMinor, change: -line.houseMinor },
    ...{ balance: line.availableMinor, held: line.heldMinor },
  };
}

function paymentOf(row: Found<OfficeDeps['cashier']['listPlayerPayments']>) {
  const { id, direction, gateway, reference, currency, state, destination, note } = row;
  return {
    ...{
      id,
      at: row.created_at,
      direction,
      method: row.view_name,
      gateway,
      reference,
      gatewayReference: row.provider_ref,
    },
    ...{ amount: row.amount_kobo, received: row.received_kobo, currency, state, balance: row.balance_after_kobo, note },
    account: destination && maskedNumber(destination),
    holder: destination?.kind === 'bank' ? destination.accountName : null,
  };
}

function eventOf({
  at,
  event,
  outcome,
  is_mobile,
  os,
  browser,
  address,
}: Found<OfficeDeps['identity']['listSecurity']>) {
  return { at, event, outcome, isMobile: is_mobile, os, browser, address };
}

function letterOf(row: Found<OfficeDeps['messages']['listPlayerMessages']>) {
  const { id, createdAt: at, header, text, actor: author, isSent, isRead, isDeleted } = row;
  return { id, at, header, text, author, isSent, isRead, isDeleted };
}

function actOf({ at, actor, action, outcome, reason, before, after }: Found<OfficeDeps['audit']['list']>) {
  return { at, actor, action, outcome, reason, before: before as never, after: after as never };
}
