import { testerRank } from '@harmattan/kernel/rank';
import type { Staff } from '../../modules/staff/index.ts';
import { sumEntries } from '../../modules/totals/index.ts';
import { playerOf } from '../approve-request.ts';
import type { OfficeDeps } from '../office-deps.ts';

/** A player with more entries than this has the turnover of these, and the file says since when. */
const entriesMax = 1_000;
const notesMax = 50;

/** The head of a player's file. Undefined: there is no such player. */
export async function readPlayer(deps: OfficeDeps, { playerId, staff }: { playerId: bigint; staff: Staff }) {
  const { identity, profile, wallet, cashier, notes } = deps;
  const head = await identity.readFile(playerId);
  if (!head) return undefined;
  const [details, balance, sums, lines, written, waiting] = await Promise.all([
    profile.detailsOf(playerId),
    wallet.balance(playerId),
    cashier.sumPlayerPayments(playerId),
    wallet.statement({ playerId, limit: entriesMax }),
    notes.list({ playerId, before: undefined, limit: notesMax }),
    deps.approvals.listWaiting(),
  ]);
  const sumOf = (direction: 'deposit' | 'withdraw') => {
    const found = sums.find((sum) => sum.direction === direction);
    return { count: found?.count ?? 0, amount: found?.amount_kobo ?? 0n };
  };
  return {
    ...{ playerId, userName: head.user_name, language: head.language, currency: head.currency, rankId: head.rank_id },
    ...{ firstName: details?.first_name ?? null, lastName: details?.last_name ?? null },
    ...{ birthDate: details?.birth_date ?? null, nameChangedAt: details?.name_changed_at ?? null },
    ...{ wantsEmail: details?.subscribe_to_email ?? false, wantsSms: details?.sms_notification_enabled ?? false },
    ...{ registeredAt: head.created_at, numberProvenAt: head.number_proven_at, yieldedAt: head.yielded_at },
    closedAt: head.closed_at,
    ...{ lastSeenAt: head.last_seen_at, openSessions: head.openSessions, passwordChange: head.password_change },
    ...{ appSecondFactor: head.app_second_factor, smsSecondFactor: head.sms_second_factor },
    ...{ balance: balance.availableMinor, held: balance.heldMinor, notes: written.length },
    ...{ deposits: sumOf('deposit'), withdrawals: sumOf('withdraw') },
    turnover: sumEntries(lines).reduce((sum, total) => sum + total.stakedMinor - total.refundedMinor, 0n),
    turnoverSince: lines.length === entriesMax ? (lines.at(-1)?.at ?? null) : null,
    waiting: waiting
      .filter((request) => playerOf(request) === playerId)
      .map(({ id, kind, amount_minor }) => ({ approvalId: id, kind, amount: amount_minor })),
    actions: actionsOn(staff, {
      ...{ hasApp: head.app_second_factor, hasSessions: head.openSessions > 0, isTester: head.rank_id === testerRank },
    }),
  };
}

function actionsOn(
  { permissions }: Staff,
  { hasApp, hasSessions, isTester }: { hasApp: boolean; hasSessions: boolean; isTester: boolean },
) {
  const may = (permission: Staff['permissions'][number]) => permissions.includes(permission);
  return [
    ...(may('adjustments.ask') ? ['adjust' as const] : []),
    ...(may('players.note') ? ['note' as const] : []),
    ...(may('players.secure') && hasSessions ? ['end-sessions' as const] : []),
    ...(may('players.secure') && hasApp ? ['reset-second-factor' as const] : []),
    ...(may('players.secure') ? (['force-password-change', 'change-number'] as const) : []),
    ...(may('compliance.act') ? (['suspect', 'flag'] as const) : []),
    ...(may('players.secure') ? [isTester ? ('unmark-tester' as const) : ('mark-tester' as const)] : []),
  ];
}
