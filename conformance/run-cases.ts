import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { cases } from './cases/index.ts';
import { createScene, NotPossible } from './scene.ts';
import type { Stage } from './stage.ts';

/** `n/a`: the wire cannot say it, or the stage cannot bring it about. */
export type Result = 'ok' | 'n/a' | { failure: string };

export interface Outcome {
  supplier: SupplierName;
  case: string;
  result: Result;
}

export async function runCases(
  stage: Stage,
  options: {
    suppliers: SupplierName[];
    newId: () => string;
    /** Just this case. */
    only?: string;
    onResult?: (outcome: Outcome) => void;
  },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const supplier of options.suppliers) {
    const client = stage.client(supplier);
    const scene = createScene(stage, client, options.newId);
    for (const { name, applies, run } of cases) {
      if (options.only !== undefined && options.only !== name) continue;
      const result: Result =
        applies && !applies(client, stage)
          ? 'n/a'
          : await run(scene).then(
              () => 'ok' as const,
              (error: unknown) => (error instanceof NotPossible ? 'n/a' : { failure: String(error) }),
            );
      const outcome = { supplier, case: name, result };
      outcomes.push(outcome);
      options.onResult?.(outcome);
    }
  }
  return outcomes;
}

/** Nobody else's, whenever it is run: they begin with the second at which it started. */
export function createNewId(startedAt: Date): () => string {
  let given = 0;
  const start = Math.floor(startedAt.getTime() / 1_000);
  return () => {
    given += 1;
    return `${start}${String(given).padStart(6, '0')}`;
  };
}
