import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { CashierDeps } from './cashier-deps.ts';
import { lockMethod, type MethodSetting, type MethodTexts, updateMethod } from './store/methods.ts';

export interface MethodChange {
  enabled?: boolean | undefined;
  minMinor?: Minor | undefined;
  maxMinor?: Minor | undefined;
  position?: number | undefined;
  /** Of each language that is given. An empty one is taken away. */
  texts?: { [Language in keyof MethodTexts]?: string | undefined } | undefined;
}

/** Switches a method, moves its limits or its place, or writes what players read at it. What is left out stays as it is. `also` gets what it was before. */
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
    const texts = Object.fromEntries(Object.entries({ ...before.texts, ...change.texts }).filter(([, text]) => text));
    await updateMethod(transaction, { ...before, enabled, minMinor, maxMinor, position, texts });
    await also(transaction, before);
    return 'set';
  });
}
