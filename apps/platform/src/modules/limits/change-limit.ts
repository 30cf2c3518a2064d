import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { decideWish, inForce, isAbove, type LimitName, type LimitState, type LimitValue } from './limit-rules.ts';
import type { LimitsDeps } from './limits-deps.ts';
import {
  type ChangeRow,
  endRaise,
  findRaise,
  insertChange,
  insertRaise,
  listRaises,
  listSettings,
  lockPlayer,
  type RaiseRow,
  saveSetting,
} from './limits-store.ts';

interface Wish extends LimitName {
  playerId: bigint;
  wanted: LimitValue;
}

type State = Omit<LimitState, 'raise'> & { raise: RaiseRow | undefined };

/** A player's wish: lower holds at once, higher waits for its confirmation. */
export function setLimit(deps: LimitsDeps, wish: Wish): Promise<'held' | 'waits' | 'unchanged' | 'above staff'> {
  return inTransaction(deps.pool, async (transaction) => {
    const state = await lockState(deps, transaction, wish);
    const decision = decideWish({ ...state, raise: state.raise && { wanted: state.raise.wanted_value } }, wish.wanted);
    const story = tellerOf(deps, transaction, wish, state);
    switch (decision) {
      case 'above staff':
        return 'above staff';
      case 'nothing':
        return state.raise ? 'waits' : 'unchanged';
      case 'keep':
      case 'lower':
        if (state.raise) {
          await endRaise(transaction, state.raise.id, 'withdrawn');
          await story({ what: 'raise withdrawn', after: inForce(state), wanted: state.raise.wanted_value });
        }
        if (decision === 'keep') return 'held';
        await hold(deps, transaction, { ...wish, own: wish.wanted, staff: state.staff });
        await story({ what: state.own === null ? 'set' : 'lowered', after: wish.wanted });
        return 'held';
      case 'raise':
        if (state.raise) await endRaise(transaction, state.raise.id, 'replaced');
        await insertRaise(transaction, {
          ...{
            id: deps.ids.next(),
            playerId: wish.playerId,
            kind: wish.kind,
            period: wish.period,
            wanted: wish.wanted,
          },
          ...{ waitMs: deps.rules.raiseWaitMs, confirmWithinMs: deps.rules.confirmWithinMs },
        });
        await story({ what: 'raise asked', after: inForce(state), wanted: wish.wanted });
        await deps.outbox.record(transaction, {
          ...{ topic: 'limits.raise-asked', payload: { playerId: String(wish.playerId) } },
        });
        return 'waits';
    }
  });
}

/** The player's own confirmation of a raise that has waited. Confirmed again, it is the same. */
export function confirmRaise(
  deps: LimitsDeps,
  { playerId, id }: { playerId: bigint; id: string },
): Promise<'raised' | 'too early' | 'no such raise'> {
  return inTransaction(deps.pool, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const raise = await findRaise(transaction, { id, playerId });
    if (raise?.outcome === 'confirmed') return 'raised';
    if (!raise || raise.outcome !== null) return 'no such raise';
    const state = await lockState(deps, transaction, { ...raise, playerId });
    if (state.raise?.id !== id) return 'no such raise';
    if (state.raise.now < state.raise.confirm_from) return 'too early';
    await endRaise(transaction, id, 'confirmed');
    const { kind, period, wanted_value: wanted } = raise;
    await hold(deps, transaction, { playerId, kind, period, own: wanted, staff: state.staff });
    const after = inForce({ own: wanted, staff: state.staff });
    await tellerOf(deps, transaction, { playerId, kind, period }, state)({ what: 'raised', after });
    return 'raised';
  });
}

export interface StaffWord extends LimitName {
  playerId: bigint;
  limit: bigint;
  by: string;
  reason: string;
  /** Written with the change. */
  also(transaction: pg.PoolClient, change: { before: LimitValue; after: LimitValue }): Promise<void>;
}

/** The staff's word, which only ever lowers what holds. A raise that waits stays: confirmed, it counts below the staff's limit alone. */
export async function lowerByStaff(deps: LimitsDeps, word: StaffWord): Promise<'lowered' | 'not lower'> {
  const outcome = await inTransaction(deps.pool, async (transaction) => {
    const state = await lockState(deps, transaction, word);
    const before = inForce(state);
    if (!isAbove(before, word.limit) && before !== null) return 'not lower';
    await hold(deps, transaction, { ...word, own: state.own, staff: word.limit });
    const { by, reason, limit: after } = word;
    await tellerOf(deps, transaction, word, state)({ what: 'lowered by staff', after, by, reason });
    const { playerId, kind, period } = word;
    const payload = { id: deps.ids.next(), playerId: String(playerId), kind, period, value: String(after) };
    await deps.outbox.record(transaction, { topic: 'limits.lowered-by-staff', payload });
    await word.also(transaction, { before, after });
    return 'lowered';
  });
  deps.outbox.wake();
  return outcome;
}

/** Ends raises that were not confirmed in time. */
export async function lapseRaises(deps: LimitsDeps, playerId: bigint): Promise<void> {
  await inTransaction(deps.pool, async (transaction) => {
    await lockPlayer(transaction, playerId);
    for (const raise of await listRaises(transaction, playerId))
      await lockState(deps, transaction, { ...raise, playerId });
  });
}

/** What stands of a limit, with the player's row locked. A raise whose time is over ends here. */
async function lockState(
  deps: LimitsDeps,
  transaction: pg.PoolClient,
  { playerId, kind, period }: LimitName & { playerId: bigint },
): Promise<State> {
  await lockPlayer(transaction, playerId);
  const isThis = (one: LimitName) => one.kind === kind && one.period === period;
  const setting = (await listSettings(transaction, playerId)).find(isThis);
  const raise = (await listRaises(transaction, playerId)).find(isThis);
  const state = { own: setting?.own_value ?? null, staff: setting?.staff_value ?? null, raise };
  if (!raise || raise.now < raise.confirm_until) return state;
  await endRaise(transaction, raise.id, 'lapsed');
  const story = tellerOf(deps, transaction, { playerId, kind, period }, state);
  await story({ what: 'raise lapsed', after: inForce(state), wanted: raise.wanted_value, by: 'system' });
  return { ...state, raise: undefined };
}

async function hold(
  deps: LimitsDeps,
  transaction: pg.PoolClient,
  { playerId, kind, period, own, staff }: LimitName & { playerId: bigint; own: LimitValue; staff: LimitValue },
): Promise<void> {
  await saveSetting(transaction, { playerId, kind, period, own, staff });
  await deps.setLimit(transaction, { playerId, kind, period, limit: inForce({ own, staff }) });
}

type Told = Pick<ChangeRow, 'what'> & { after: LimitValue; wanted?: LimitValue; by?: string; reason?: string };

function tellerOf(
  deps: LimitsDeps,
  transaction: pg.PoolClient,
  { playerId, kind, period }: LimitName & { playerId: bigint },
  state: State,
): (told: Told) => Promise<void> {
  return ({ what, after, wanted = null, by = 'player', reason }) =>
    insertChange(transaction, {
      ...{ id: deps.ids.next(), playerId, kind, period, what, by, reason: reason ?? null },
      ...{ before: inForce(state), after, wanted },
    });
}
