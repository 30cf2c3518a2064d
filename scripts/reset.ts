import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { readSettings, type Settings } from '../apps/platform/src/settings/index.ts';
import { claimDataDirectory, emptyDataDirectory } from './start/data-directory.ts';
import { explainFailure } from './system/explain-failure.ts';
import { PlainWordsError } from './system/plain-words-error.mjs';

try {
  await reset(readSettings(process.env));
} catch (error) {
  process.exitCode = explainFailure(error);
}

async function reset({ mode, dataDir, databaseUrl }: Settings): Promise<void> {
  if (mode === 'live') throw new PlainWordsError('Live data cannot be reset.');
  if (databaseUrl !== undefined) {
    throw new PlainWordsError(
      'The data is in the PostgreSQL that DATABASE_URL names, and only the embedded one can be reset.\n' +
        'Empty that database yourself, or unset DATABASE_URL to reset the embedded one.',
    );
  }
  if (!existsSync(dataDir)) {
    console.log(`There is no data in ${dataDir}.`);
    return;
  }
  const lock = await claimDataDirectory({ dataDir, note: 'which is emptying it' });
  try {
    if (!process.argv.includes('--yes') && !(await agrees(`Remove all data in ${dataDir} for good? (yes/no) `))) {
      throw new PlainWordsError('Nothing was removed.');
    }
    const left = await emptyDataDirectory(dataDir);
    console.log(`The data in ${dataDir} is gone. The next start begins anew.`);
    if (left.length > 0) console.log(`Left alone, because it is not ours: ${left.join(', ')}`);
  } finally {
    lock.release();
  }
}

async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // An input that is closed without an answer counts as no.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
