import { lastDays, type Period, periodOf } from '../../shared/time/period.ts';

export const types = ['-1', '1', '2'] as const;
export const statuses = ['-1', '0', '1', '2', '3', '4', '5'] as const;

export interface TransactionsFilter extends Period {
  type: (typeof types)[number];
  status: (typeof statuses)[number];
}

const daysAtFirst = 30;

/** What an address asks for, which anybody may have written; what it leaves open is the last days, and everything. */
export function filterOf(search: URLSearchParams, nowMs: number): TransactionsFilter {
  return {
    ...(periodOf(search) ?? lastDays(daysAtFirst, nowMs)),
    type: types.find((type) => type === search.get('type')) ?? '-1',
    status: statuses.find((status) => status === search.get('status')) ?? '-1',
  };
}
