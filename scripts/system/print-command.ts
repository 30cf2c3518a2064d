import { parseArgs } from 'node:util';
import { explainFailure } from './explain-failure.ts';
import { PlainWordsError } from './plain-words-error.mjs';

/** A command that prints something, with `--json` for programs, and knows no other argument. */
export async function runPrintCommand(usage: string, print: (isJson: boolean) => Promise<void>): Promise<void> {
  try {
    await print(readIsJson(usage));
  } catch (error) {
    process.exitCode = explainFailure(error);
  }
}

function readIsJson(usage: string): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean' } } }).values.json === true;
  } catch (error) {
    throw new PlainWordsError(`${(error as Error).message}\n\n${usage}`);
  }
}
