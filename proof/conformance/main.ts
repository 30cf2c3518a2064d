// Drives every supplier's wire through every case and prints suppliers × cases. Without settings it tries a platform of its own.

import type { Stage } from '@harmattan/supplier-clients/testing/stage';
import { isBookName } from '@harmattan/wires/suppliers/names';
import { spokenBooks, spokenSuppliers } from '../../apps/platform/src/testing/own-stage.ts';
import { PlainWordsError } from '../../scripts/system/plain-words-error.mjs';
import { overdraftCase } from './books/corrections.ts';
import { type KeepFromPlay, runLimitCases } from './limits/run-limit-cases.ts';
import { createOutsideStage, isWalletName } from './outside-stage.ts';
import { withOwnPlatform } from './own/run-own-platform.ts';
import { createNewId, type Outcome, runCases } from './run-cases.ts';
import { failuresOf, tableOf } from './table.ts';

const words = process.argv.slice(2);
const isJson = words.includes('--json');
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = asked.filter((word) => !isWalletName(word));
const spoken = [...spokenSuppliers, ...spokenBooks];
if (unknown.length > 0) {
  throw new PlainWordsError(`There is no supplier ${unknown.join(', ')}. There are ${spoken.join(', ')}.`);
}
const suppliers = asked.length > 0 ? asked.filter(isWalletName) : spoken;
const books = suppliers.filter(isBookName);

const newId = createNewId(new Date());
const outcomes: Outcome[] = [];
const limitOutcomes: Outcome[] = [];
let told = '';

function tell({ supplier, result }: Outcome): void {
  if (supplier !== told) process.stdout.write(`\n${supplier} `);
  told = supplier;
  process.stdout.write(result === 'ok' ? '.' : result === 'n/a' ? '-' : 'F');
}

async function run(stage: Stage): Promise<void> {
  outcomes.push(...(await runCases(stage, { suppliers, newId, onResult: tell })));
}

/** For a player who may not stake. Only a platform of our own can bring the reasons about. */
async function runOwn(stage: Stage, keepFromPlay: KeepFromPlay): Promise<void> {
  await run(stage);
  limitOutcomes.push(...(await runLimitCases(stage, { suppliers, newId, keepFromPlay, onResult: tell })));
}

/** What depends on how the operator has set it up, tried on a platform that is set up the other way. */
async function runOverdrawn(stage: Stage): Promise<void> {
  const again = await runCases(stage, { suppliers: books, newId, only: overdraftCase, onResult: tell });
  const isTried = (outcome: Outcome) => outcome.case === overdraftCase;
  outcomes.splice(0, outcomes.length, ...outcomes.map((one) => (isTried(one) ? sameOf(again, one) : one)));
}

function sameOf(among: Outcome[], one: Outcome): Outcome {
  return among.find(({ supplier }) => supplier === one.supplier) ?? one;
}

if (process.env.CONFORMANCE_URL) await run(createOutsideStage(process.env));
else {
  await withOwnPlatform({ overdraft: false }, runOwn);
  if (books.length > 0) await withOwnPlatform({ overdraft: true }, runOverdrawn);
}

const all = [...outcomes, ...limitOutcomes];
const failed = failuresOf(all).length;
const tables = Object.values(Object.groupBy(all, ({ supplier }) => (isBookName(supplier) ? 'bets' : 'games')));
console.log(`\n\n${tables.map(tableOf).join('\n\n')}\n`);
const cases = all.filter(({ result }) => result !== 'n/a').length;
console.log(`${suppliers.length} suppliers, ${cases} cases, ${failed} failed`);
if (isJson)
  console.log(JSON.stringify({ suppliers: suppliers.length, cases, limit_cases: limitOutcomes.length, failed }));
process.exitCode = failed > 0 ? 1 : 0;
