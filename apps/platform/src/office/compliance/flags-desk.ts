import { type FlagRow, offByFlag } from '../../modules/compliance/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { sumEntries } from '../../modules/totals/index.ts';
import { success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { done, exists, mayAct, missing, movedOn } from './answers.ts';

type FlagCalls = 'GET Compliance/Flags' | 'POST Compliance/Flag' | 'POST Compliance/EndFlag';

const entriesMax = 1_000;
const source = 'compliance' as const;
const referenceOf = (flagId: string) => `flag:${flagId}`;

/** A flag and the switches that it keeps off are written together, and end together. */
export function flagsDesk(deps: OfficeDeps): Pick<OfficeHandlers, FlagCalls> {
  const { compliance, identity, switches, audit } = deps;
  const entryOf = (context: Signed, playerId: bigint, reason: string) => ({
    ...{ ...actorOf(context), subject: `player ${playerId}`, outcome: 'done' as const, reason },
  });
  return {
    async 'GET Compliance/Flags'({ context: { staff } }) {
      const rows = await compliance.listFlags();
      const names = await identity.userNamesOf(rows.map(({ player_id }) => player_id));
      const shown = rows.map((row) => viewFlag(deps, row, { staff, userName: names.get(row.player_id) ?? null }));
      return success(await Promise.all(shown));
    },

    async 'POST Compliance/Flag'({ context, body: { playerId, flag: kind, reason, document } }) {
      if (!(await exists(deps, [playerId]))) return missing();
      const id = compliance.newId();
      const by = context.staff.userName;
      const off = offByFlag[kind];
      const isNew = await switches.holdFor(
        { players: [playerId], switches: off, source, reference: referenceOf(id), until: null, by, reason: kind },
        async (transaction) => {
          if (!(await compliance.insertFlag(transaction, { id, playerId, kind, reason, document, by }))) return false;
          const entry = { ...entryOf(context, playerId, reason), action: `flag as ${kind}` };
          await audit.record({ ...entry, after: { flag: id, document, off } }, transaction);
          return true;
        },
      );
      return isNew ? done() : movedOn();
    },

    async 'POST Compliance/EndFlag'({ context, body: { id, comment: reason } }) {
      const flag = await compliance.findFlag(id);
      if (!flag) return missing();
      const { player_id: playerId, kind } = flag;
      const by = context.staff.userName;
      const isDone = await switches.releaseFor(
        { players: [playerId], switches: offByFlag[kind], source, reference: referenceOf(id), by, reason },
        async (transaction) => {
          if (!(await compliance.endFlag(transaction, { id, by, reason }))) return false;
          const entry = { ...entryOf(context, playerId, reason), action: `end the flag ${kind}` };
          await audit.record({ ...entry, before: { flag: id } }, transaction);
          return true;
        },
      );
      return isDone ? done() : movedOn();
    },
  };
}

/** With the money that goes to the estate of a deceased player, or is given back to a minor. */
async function viewFlag(
  { wallet, cashier }: OfficeDeps,
  row: FlagRow,
  { staff, userName }: { staff: Staff; userName: string | null },
) {
  const { player_id: playerId, kind: flag } = row;
  const [balance, sums, lines] = await Promise.all([
    wallet.balance(playerId),
    cashier.sumPlayerPayments(playerId),
    wallet.statement({ playerId, limit: entriesMax }),
  ]);
  const sumOf = (direction: 'deposit' | 'withdraw') =>
    sums.find((sum) => sum.direction === direction)?.amount_kobo ?? 0n;
  return {
    ...{ id: row.id, playerId, userName, flag, reason: row.reason, document: row.document, off: [...offByFlag[flag]] },
    balance: balance.availableMinor + balance.heldMinor,
    ...{ deposited: sumOf('deposit'), withdrawn: sumOf('withdraw') },
    staked: sumEntries(lines).reduce((sum, total) => sum + total.stakedMinor - total.refundedMinor, 0n),
    ...{ setBy: row.set_by, since: row.set_at },
    ...{ endedAt: row.ended_at, endedBy: row.ended_by, endReason: row.end_reason },
    actions: row.ended_at === null && mayAct(staff) ? ['end' as const] : [],
  };
}
