import type { RefcodeRow } from '../../apps/platform/src/modules/marketing/index.ts';

const heads = ['refcode', 'clicks', 'first', 'registered', 'depositors', 'deposits', 'deposited', 'revenue'];

/** A table for a terminal, with a line of sums where there is more than one refcode. */
export function reportLines(rows: RefcodeRow[]): string[] {
  if (rows.length === 0) return ['Nothing came through any refcode on these days.'];
  const cells = [heads, ...[...rows, ...(rows.length > 1 ? [total(rows)] : [])].map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

function cellsOf({
  refcode,
  clicks,
  firstClicks,
  registrations,
  depositors,
  deposits,
  ...money
}: RefcodeRow): string[] {
  const counts = [clicks, firstClicks, registrations, depositors, deposits].map(String);
  return [refcode, ...counts, toText(money.depositsMinor), toText(money.revenueMinor)];
}

function total(rows: RefcodeRow[]): RefcodeRow {
  const sum = (pick: (row: RefcodeRow) => bigint) => rows.reduce((so, row) => so + pick(row), 0n);
  return {
    refcode: 'all',
    clicks: sum((row) => row.clicks),
    firstClicks: sum((row) => row.firstClicks),
    registrations: sum((row) => row.registrations),
    depositors: sum((row) => row.depositors),
    deposits: sum((row) => row.deposits),
    depositsMinor: sum((row) => row.depositsMinor),
    revenueMinor: sum((row) => row.revenueMinor),
  };
}

/** Minor as an amount with two decimals: `-1,234.50`. */
function toText(minor: bigint): string {
  const size = minor < 0n ? -minor : minor;
  const whole = String(size / 100n).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${minor < 0n ? '-' : ''}${whole}.${String(size % 100n).padStart(2, '0')}`;
}
