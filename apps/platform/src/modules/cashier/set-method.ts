import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { CashierDeps } from './cashier-deps.ts';
import { lockMethod, type MethodSetting, updateMethod } from './store/methods.ts';

export interface MethodChange {
  enabled?: boolean | undefined;
  minMinor?: Minor | undefined;
  maxMinor?: Minor | undefined;
  position?: number | undefined;
}

/** Switches a method, moves its limits or its place. What is left out stays as it is. `also` gets what it was before. */
export function setMethod(
  deps: CashierDeps,
  viewName: string,
  { change, also }: { change: MethodChange; also(transaction: pg.PoolClient, before: MethodSetting): Promise<void> },
): Promise<'set' | 'no such method' | 'limits crossed'> {
  return inTransaction(deps.pool, async (transaction) => {
    const before = await lockMethod(transaction, viewName);
    if (!before) return 'no such method';
    const { enabled = before.enabled, position = before.position } = change;
    const { minMinor = before.minMinor, maxMinor = before.maxMinor } = change;
    if (minMinor <= 0n || minMinor > maxMinor) return 'limits crossed';
    await updateMethod(transaction, { ...before, enabled, minMinor, maxMinor, position });
    await also(transaction, before);
    return 'set';
  });
}
