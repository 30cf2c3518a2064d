// `npm run catalogue -- import games.json` takes over a list of games, `npm run catalogue -- list` tells what there is.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CatalogueFileError, createCatalogue } from '../../apps/platform/src/modules/catalogue/index.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import { createLog } from '../../apps/platform/src/plumbing/log.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { explainFailure } from '../system/explain-failure.ts';
import { findDatabase } from '../system/find-database.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { reportLines } from './print-report.ts';

const usage = `npm run catalogue -- import <file.json>   takes over the suppliers and games that the file lists
    --strict     nothing at all when a row is bad
    --complete   games that the file does not list are disabled
npm run catalogue -- list                 tells how many games there are`;

type Catalogue = ReturnType<typeof createCatalogue>;

try {
  const [command, work] = readCommand();
  process.exitCode = await withCatalogue(command, work);
} catch (error) {
  process.exitCode = explainFailure(error instanceof CatalogueFileError ? new PlainWordsError(error.message) : error);
}

/** What is wrong with the command or its file is told before any database is looked for. */
function readCommand(): [name: string, work: (catalogue: Catalogue) => Promise<number>] {
  const { positionals, values } = readArguments();
  const [command, path, ...rest] = positionals;
  if (command === 'list' && path === undefined) return [command, list];
  if (command !== 'import' || path === undefined || rest.length > 0) throw new PlainWordsError(usage);
  const file = readJson(path);
  const options = { isStrict: values.strict === true, isComplete: values.complete === true };
  return [
    command,
    async (catalogue) => {
      const report = await catalogue.importGames(file, options);
      for (const line of reportLines(report)) console.log(line);
      return report.bad.length > 0 ? 1 : 0;
    },
  ];
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { strict: { type: 'boolean' }, complete: { type: 'boolean' } },
    });
  } catch (error) {
    throw new PlainWordsError(`${(error as Error).message}\n\n${usage}`);
  }
}

function readJson(path: string): unknown {
  // npm runs us at the top of the repository, wherever the person is.
  const file = resolve(process.env.INIT_CWD ?? '', path);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isSyntax = error instanceof SyntaxError;
    throw new PlainWordsError(`${file} ${isSyntax ? 'is no JSON' : 'cannot be read'}: ${(error as Error).message}`);
  }
}

async function list(catalogue: Catalogue): Promise<number> {
  for (const { slotPageName, isEnabled, counts, disabled } of await catalogue.summarize()) {
    const shown = Object.entries(counts).map(([shelf, count]) => `${count} ${shelf}`);
    console.log(`${slotPageName}${isEnabled ? '' : ' (disabled)'}: ${shown.join(', ')}, ${disabled} disabled`);
  }
  return 0;
}

async function withCatalogue(command: string, work: (catalogue: Catalogue) => Promise<number>): Promise<number> {
  const url = await findDatabase(readSettings(process.env));
  const database = openDatabase({ url, connectionsMax: 1, onIdleError() {} });
  try {
    return await work(createCatalogue({ database, log: createLog({ level: 'warn' }) }));
  } catch (error) {
    if (!isTableMissing(error)) throw error;
    throw new PlainWordsError(
      `There are no tables for "${command}" in this database yet. Start this version of the product once, which makes them.`,
    );
  } finally {
    await database.close();
  }
}

function isTableMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['42P01', '3F000'].includes(String(error.code));
}
