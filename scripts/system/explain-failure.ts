import { SettingsError } from '../../apps/platform/src/settings/index.ts';

/** Names of errors whose message was written for the person who ran the command. */
const plainNames = new Set(['PlainWordsError', 'MigrationRefused', 'MigrationFailed']);

/** Prints why a command failed and returns its exit code. Only an unexpected error is printed with its stack. */
export function explainFailure(error: unknown): number {
  if (error instanceof SettingsError) {
    console.error(`\nThese settings are missing or wrong:\n${error.problems.map((line) => `  ${line}`).join('\n')}`);
  } else if (error instanceof Error && plainNames.has(error.name)) {
    console.error(`\n${error.message}`);
  } else {
    console.error(error);
  }
  return 1;
}
