import type { Stage } from '@harmattan/supplier-clients/testing/stage';
import { isBookName, type WalletName } from '@harmattan/wires/suppliers/names';
import { bookCases } from './books/index.ts';
import type { Case } from './cases/case.ts';
import { cases } from './cases/index.ts';
import { type AnyClient, createScene, NotPossible } from './scene.ts';

/** `n/a`: the wire cannot say it, or the stage cannot bring it about. */
export type Result = 'ok' | 'n/a' | { failure: string };

export interface Outcome {
  supplier: WalletName;
  case: string;
  result: Result;
}

export interface RunOptions {
  suppliers: WalletName[];
  newId: () => string;
  /** Just this case. */
  only?: string;
  onResult?: (outcome: Outcome) => void;
}

export async function runCases(stage: Stage, options: RunOptions): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const supplier of options.suppliers) {
    const ran = isBookName(supplier)
      ? await runAll(stage, { client: stage.book(supplier), cases: bookCases, options })
      : await runAll(stage, { client: stage.client(supplier), cases, options });
    outcomes.push(...ran);
  }
  return outcomes;
}

async function runAll<Client extends AnyClient>(
  stage: Stage,
  { client, cases, options }: { client: Client; cases: Case<Client>[]; options: RunOptions },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
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
    const outcome = { supplier: client.supplier, case: name, result };
    outcomes.push(outcome);
    options.onResult?.(outcome);
  }
  return outcomes;
}

/** Ids that no earlier run has used: they begin with the second at which this run started. */
export function createNewId(startedAt: Date): () => string {
  let given = 0;
  const start = Math.floor(startedAt.getTime() / 1_000);
  return () => {
    given += 1;
    return `${start}${String(given).padStart(6, '0')}`;
  };
}
