import type { Outcome } from './run-cases.ts';

const marks = { ok: 'ok', 'n/a': '–', failed: 'FAILED' };

/** Suppliers across, cases down; what failed is told below. */
export function tableOf(outcomes: Outcome[]): string {
  const suppliers = [...new Set(outcomes.map(({ supplier }) => supplier))];
  const names = [...new Set(outcomes.map((outcome) => outcome.case))];
  const markOf = (supplier: string, name: string) => {
    const result = outcomes.find((outcome) => outcome.supplier === supplier && outcome.case === name)?.result;
    return result === undefined ? '' : marks[typeof result === 'string' ? result : 'failed'];
  };
  const firstWidth = Math.max(...names.map(({ length }) => length)) + 2;
  const line = (first: string, cells: string[]) =>
    first.padEnd(firstWidth) + cells.map((cell, at) => cell.padEnd((suppliers[at]?.length ?? 0) + 2)).join('');
  return [
    line('', suppliers),
    ...names.map((name) =>
      line(
        name,
        suppliers.map((supplier) => markOf(supplier, name)),
      ),
    ),
    ...failuresOf(outcomes).map(({ supplier, case: name, failure }) => `\n${supplier}, ${name}: ${failure}`),
  ].join('\n');
}

export function failuresOf(outcomes: Outcome[]): { supplier: string; case: string; failure: string }[] {
  return outcomes.flatMap(({ supplier, case: name, result }) =>
    typeof result === 'string' ? [] : [{ supplier, case: name, failure: result.failure }],
  );
}
