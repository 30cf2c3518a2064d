import { type HarmAction, type HarmLetter, harmActions, type Permission } from '@harmattan/contract/office';
import { market } from '@harmattan/kernel/market';
import { marketRules } from '@harmattan/kernel/market-rules';
import { marketTime } from '@harmattan/kernel/market-time';
import { formatMajor, type Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { offInBreak } from '../../modules/breaks/index.ts';
import { toValue } from '../../modules/limits/index.ts';
import { harmLetter } from '../../modules/messages/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';

type LimitWish = Pick<Parameters<OfficeDeps['limits']['lowerByStaff']>[0], 'kind' | 'period'> & { amount: Minor };

export interface HarmAct {
  key: string;
  playerId: bigint;
  caseId: bigint;
  kind: HarmAction;
  comment: string;
  letter?: HarmLetter | undefined;
  limit?: LimitWish | undefined;
  hours?: number | undefined;
}

type Outcome = 'done' | 'missing' | 'incorrect' | 'moved on' | 'not lower';

/** What an action needs beside the desk's own permission. */
const needs: Partial<Record<HarmAction, Permission>> = {
  limit: 'limits.set',
  'time-out': 'switches.set',
  'marketing off': 'switches.set',
};

export function allowedActions({ permissions }: Staff): HarmAction[] {
  if (!permissions.includes('markers.act')) return [];
  return harmActions.filter((kind) => permissions.includes(needs[kind] ?? 'markers.act'));
}

/** Rolls back what the action has done so far. */
class MovedOn extends Error {}

/** The action, the case's entry and the audit are written with what is done. Sent again under its key, it is the same action. */
export async function actOnHarm(deps: OfficeDeps, context: Signed, act: HarmAct): Promise<Outcome> {
  const { key, playerId, caseId, kind, comment } = act;
  const refusal = {
    ...{ ...actorOf(context), action: `act on harm: ${kind}`, outcome: 'refused' as const },
    ...{ subject: `player ${playerId}`, reason: comment, after: { caseId: String(caseId) } },
  };
  if (!allowedActions(context.staff).includes(kind)) {
    await deps.audit.record(refusal);
    throw new RequestFailure('NOT_ALLOWED');
  }
  const isDoneBefore = async () => (await deps.markers.findAction(key))?.player_id === playerId;
  if (await isDoneBefore()) return 'done';
  if (!(await deps.markers.findScored(playerId))) return 'missing';
  const outcome = await carryOut(deps, context, act).catch((error: unknown) => {
    if (error instanceof MovedOn) return 'moved on' as const;
    throw error;
  });
  if (outcome === 'done') return 'done';
  if (await isDoneBefore()) return 'done';
  await deps.audit.record(refusal);
  return outcome;
}

function carryOut(deps: OfficeDeps, context: Signed, act: HarmAct): Promise<Outcome> {
  switch (act.kind) {
    case 'message':
      return writeLetter(deps, context, act);
    case 'limit':
      return lowerLimit(deps, context, act);
    case 'time-out':
      return pausePlay(deps, context, act);
    case 'marketing off':
      return stopMarketing(deps, context, act);
    case 'call':
    case 'none':
      return inTransaction<Outcome>(deps.pool, async (transaction) => {
        await keep(deps, context, transaction, act);
        return 'done';
      });
  }
}

async function writeLetter(deps: OfficeDeps, context: Signed, act: HarmAct): Promise<Outcome> {
  const { key, playerId, letter } = act;
  if (!letter) return 'incorrect';
  const written = await deps.messages.write({
    ...{ playerId, key: `harm:${key}`, actor: context.staff.userName },
    ...harmLetter(letter, await deps.identity.languageOf(playerId)),
    also: (transaction) => keep(deps, context, transaction, { ...act, detail: letter }),
  });
  return written ? 'done' : 'missing';
}

async function lowerLimit(deps: OfficeDeps, context: Signed, act: HarmAct): Promise<Outcome> {
  const { playerId, limit: wish, comment } = act;
  const limit = wish && toValue(wish.kind, wish.amount);
  if (!wish || limit === undefined) return 'incorrect';
  const { kind, period } = wish;
  const shown =
    kind === 'time' ? `${formatMajor(wish.amount)} minutes` : `${market.currency} ${formatMajor(wish.amount)}`;
  const outcome = await deps.limits.lowerByStaff({
    ...{ playerId, kind, period, limit, reason: comment, by: context.staff.userName },
    also: (transaction) => keep(deps, context, transaction, { ...act, detail: `${kind} by ${period}: ${shown}` }),
  });
  return outcome === 'lowered' ? 'done' : 'not lower';
}

const hourMs = 3_600_000;

/** A block of its own, which shortens no other one and ends by itself. */
async function pausePlay(deps: OfficeDeps, context: Signed, act: HarmAct): Promise<Outcome> {
  const { key, playerId, hours, comment: reason } = act;
  if (hours === undefined || !marketRules.breaks.timeOutHours.includes(hours)) return 'incorrect';
  const until = new Date(deps.clock.now().getTime() + hours * hourMs);
  const detail = `until ${marketTime(until).replace('T', ' ').slice(0, 16)}`;
  const held = { players: [playerId], switches: offInBreak, source: 'staff', reference: `harm:${key}` } as const;
  await deps.switches.holdFor({ ...held, until, by: context.staff.userName, reason }, async (transaction) => {
    await keep(deps, context, transaction, { ...act, detail, until });
    return true;
  });
  return 'done';
}

async function stopMarketing(deps: OfficeDeps, context: Signed, act: HarmAct): Promise<Outcome> {
  const { playerId, comment: reason } = act;
  await deps.switches.turnOff({
    ...{ playerId, switches: ['marketing'], source: 'staff', until: null, playerText: null, reason },
    by: context.staff.userName,
    also: (transaction) => keep(deps, context, transaction, act),
  });
  return 'done';
}

async function keep(
  deps: OfficeDeps,
  context: Signed,
  transaction: pg.PoolClient,
  act: HarmAct & { detail?: string; until?: Date },
): Promise<void> {
  const { key: id, playerId, caseId, kind, comment: reason, detail = null, until = null } = act;
  const { userName } = context.staff;
  const text = detail === null ? `${kind}: ${reason}` : `${kind}, ${detail}: ${reason}`;
  const case_ = { caseId, playerId, userName, text, isEnd: kind === 'none' };
  const action = { id, player_id: playerId, case_id: caseId, kind, detail, reason, member: userName, until };
  const isKept =
    (await deps.cases.followHarm(transaction, case_)) && (await deps.markers.recordAction(transaction, action));
  if (!isKept) throw new MovedOn('the case is over, or the action is done already');
  await deps.audit.record(
    {
      ...{
        ...actorOf(context),
        action: `act on harm: ${kind}`,
        outcome: 'done',
        subject: `player ${playerId}`,
        reason,
      },
      after: { caseId: String(caseId), detail },
    },
    transaction,
  );
}
