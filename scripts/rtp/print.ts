import { type BatteryResult, isWithin } from './battery.ts';
import type { Comparison } from './compute/compare.ts';
import type { Finding } from './judge.ts';

export function findingTable(findings: Finding[], limit: number): string {
  const heads = ['model', 'rounds', 'stated', 'measured', 'between', 'hit rate', 'deviation', 'largest win', 'cut', ''];
  const rows = findings.map((finding) => [
    finding.name,
    finding.rounds.toLocaleString('en'),
    percent(finding.statedReturn),
    percent(finding.measuredReturn, 3),
    `${percent(finding.lowReturn)} – ${percent(finding.highReturn)}`,
    percent(finding.hitRate),
    finding.deviation.toFixed(2),
    `${finding.largestWin.toLocaleString('en')}×`,
    String(finding.cuts),
    finding.isWithin ? 'ok' : 'FAILED',
  ]);
  return `${tableOf([heads, ...rows])}\nLimits at ${limit.toFixed(2)} standard errors: three sigma over ${findings.length} returns at once.`;
}

export function batteryTable(results: BatteryResult[], limit: number): string {
  const heads = ['draws below', 'draws', 'chi-square', 'runs', 'serial correlation', ''];
  const rows = results.map((result) => [
    String(result.bound),
    result.draws.toLocaleString('en'),
    result.chiSquare.toFixed(2),
    result.runs.toFixed(2),
    result.serialCorrelation.toFixed(2),
    isWithin(result, limit) ? 'ok' : 'FAILED',
  ]);
  return `${tableOf([heads, ...rows])}\nIn standard deviations; at most ${limit.toFixed(2)}: three sigma over all tests at once.`;
}

export function comparisonTable(comparisons: Comparison[]): string {
  const heads = ['model', 'stated', 'computed', 'stated, bought', 'computed', 'free spins once in', ''];
  const rows = comparisons.map((one) => [
    one.model,
    percent(one.stated / 10_000),
    percent(one.computed / 10_000, 4),
    one.statedBought === undefined ? '' : percent(one.statedBought / 10_000),
    one.computedBought === undefined ? '' : percent(one.computedBought / 10_000, 4),
    Number.isFinite(one.roundsPerBonus) ? one.roundsPerBonus.toFixed(0) : '',
    one.isWithin ? 'ok' : 'FAILED',
  ]);
  return tableOf([heads, ...rows]);
}

function percent(share: number, digits = 2): string {
  return `${(share * 100).toFixed(digits)} %`;
}

/** The first column reads from the left, figures from the right. */
function tableOf(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}
