import { readFileSync } from 'node:fs';
import { environmentSchema } from './environment.ts';

const names = Object.keys(environmentSchema.shape);

/** Which variable names the file of a setting. */
export const fileVariableOf = (name: string) => `${name}_FILE`;

/**
 * Vaults and container platforms mount secrets as files, since other processes of the user can read the variables of a process. `NAME_FILE` names
 * the file of the setting `NAME`. A setting that comes both ways is refused.
 */
export function readSettingFiles(env: NodeJS.ProcessEnv): { env: NodeJS.ProcessEnv; problems: string[] } {
  const problems: string[] = [];
  const read: NodeJS.ProcessEnv = { ...env };
  for (const name of names) {
    const variable = fileVariableOf(name);
    const file = env[variable];
    if (!file) continue;
    delete read[variable];
    if (env[name]) problems.push(`${variable}: ${name} is set as well; one of them has to go`);
    else read[name] = readValue(variable, file, problems);
  }
  return { env: read, problems };
}

/** The line break that editors and `echo` leave at the end is no part of the value. */
function readValue(variable: string, file: string, problems: string[]): string | undefined {
  try {
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (value !== '') return value;
    problems.push(`${variable}: ${file} is empty`);
  } catch (error) {
    problems.push(`${variable}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  return undefined;
}
