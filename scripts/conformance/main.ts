// Drives every supplier's wire through every case and prints suppliers × cases. Without settings it tries a platform of its own.

import { createOutsideStage, isSupplierName } from '../../conformance/outside-stage.ts';
import { spokenSuppliers } from '../../conformance/own/own-stage.ts';
import { withOwnPlatform } from '../../conformance/own/run-own-platform.ts';
import { createNewId, type Outcome, runCases } from '../../conformance/run-cases.ts';
import type { Stage } from '../../conformance/stage.ts';
import { failuresOf, tableOf } from '../../conformance/table.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';

const words = process.argv.slice(2);
const isJson = words.includes('--json');
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = asked.filter((word) => !isSupplierName(word));
if (unknown.length > 0) {
  throw new PlainWordsError(`There is no supplier ${unknown.join(', ')}. There are ${spokenSuppliers.join(', ')}.`);
}
const suppliers = asked.length > 0 ? asked.filter(isSupplierName) : spokenSuppliers;

async function run(stage: Stage): Promise<void> {
  const outcomes = await runCases(stage, { suppliers, newId: createNewId(new Date()), onResult: tell });
  const failed = failuresOf(outcomes).length;
  console.log(`\n\n${tableOf(outcomes)}\n`);
  const cases = outcomes.filter(({ result }) => result !== 'n/a').length;
  console.log(`${suppliers.length} suppliers, ${cases} cases, ${failed} failed`);
  if (isJson) console.log(JSON.stringify({ suppliers: suppliers.length, cases, failed }));
  process.exitCode = failed > 0 ? 1 : 0;
}

let told = '';
function tell({ supplier, result }: Outcome): void {
  if (supplier !== told) process.stdout.write(`\n${supplier} `);
  told = supplier;
  process.stdout.write(result === 'ok' ? '.' : result === 'n/a' ? '-' : 'F');
}

if (process.env.CONFORMANCE_URL) await run(createOutsideStage(process.env));
else await withOwnPlatform(run);
