import type { EventData } from '@harmattan/contract';

/** Undefined for what is no payment: the inbox has it as well. */
export function parsePayment(data: string): EventData<'payment'> | undefined {
  try {
    const { id, type, amount }: EventData<'payment'> = JSON.parse(data);
    const isPayment = typeof id === 'string' && (type === 1 || type === 2) && Number.isFinite(amount);
    return isPayment ? { id, type, amount } : undefined;
  } catch {
    return undefined;
  }
}
