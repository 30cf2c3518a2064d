import type { EventData } from '@harmattan/contract';

const kinds = ['stake', 'loss', 'time'];
const periods = ['day', 'week', 'month'];

/** Undefined for what is no limit of play. */
export function parseLimit(data: string): EventData<'limit'> | undefined {
  try {
    const { kind, period }: EventData<'limit'> = JSON.parse(data);
    return kinds.includes(kind) && periods.includes(period) ? { kind, period } : undefined;
  } catch {
    return undefined;
  }
}
