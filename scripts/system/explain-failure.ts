import { SettingsError } from '../../apps/platform/src/settings/index.ts';

/** Names of errors whose message was written for the person who ran the command. */
const plainNames = new Set(['PlainWordsError', 'MigrationRefused', 'MigrationFailed']);

/** Tells why a command failed and answers its exit code. A stack is shown only for what nobody foresaw. */
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
