import type { EventData } from '@harmattan/contract';

/** Undefined for what is no balance: the page then keeps what it has, and the next call brings it. */
export function parseBalance(data: string): { totalBalance: number; version: bigint } | undefined {
  try {
    const { totalBalance, version }: EventData<'balance'> = JSON.parse(data);
    if (!Number.isFinite(totalBalance) || !/^\d{1,20}$/.test(version)) return undefined;
    return { totalBalance, version: BigInt(version) };
  } catch {
    return undefined;
  }
}
