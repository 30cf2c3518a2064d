import { expect, it } from 'vitest';
import { filterOf } from './transactions-filter.ts';

const nowMs = Date.parse('2026-11-15T12:00:00Z');

it('reads what the address asks for', () => {
  const search = new URLSearchParams('from=2026-11-01&to=2026-11-02&type=2&status=5');
  expect(filterOf(search, nowMs)).toEqual({ from: '2026-11-01', to: '2026-11-02', type: '2', status: '5' });
});

it('shows all of the last 30 days to a player who asks for nothing, or for nonsense', () => {
  const all = { from: '2026-10-17', to: '2026-11-15', type: '-1', status: '-1' };
  expect(filterOf(new URLSearchParams(''), nowMs)).toEqual(all);
  expect(filterOf(new URLSearchParams('from=x&to=y&type=9&status=z'), nowMs)).toEqual(all);
});
