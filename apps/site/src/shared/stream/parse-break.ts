import type { EventData } from '@harmattan/contract';

/** Undefined for what is no break: the page then keeps what it has. */
export function parseBreak(data: string): EventData<'break'> | undefined {
  try {
    const told: EventData<'break'> = JSON.parse(data);
    return told.break === null || typeof told.break?.kind === 'string' ? told : undefined;
  } catch {
    return undefined;
  }
}
