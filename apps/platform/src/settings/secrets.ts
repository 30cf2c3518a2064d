import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomText, systemRandom } from '@harmattan/kernel/random';
import { z } from 'zod';
import { SettingsError } from './index.ts';

const secretsSchema = z.object({
  databaseAdminPassword: z.string().min(1),
  databaseOwnerPassword: z.string().min(1),
  databaseAppPassword: z.string().min(1),
  gatewaysOwnerPassword: z.string().min(1),
  gatewaysAppPassword: z.string().min(1),
  arcadeOwnerPassword: z.string().min(1),
  arcadeAppPassword: z.string().min(1),
  sportsbookOwnerPassword: z.string().min(1),
  sportsbookAppPassword: z.string().min(1),
  secretsKey: z.base64().min(1),
});

/** What the sandbox needs to keep to itself. Live mode takes its secrets from the environment instead. */
export type Secrets = z.output<typeof secretsSchema>;

const secretLength = 43; // 258 bits of chance
const keyBytes = 32;

/** Most are passwords; a key has its length. */
function makeSecret(name: string): string {
  return name === 'secretsKey'
    ? Buffer.from(systemRandom.bytes(keyBytes)).toString('base64')
    : randomText(systemRandom, secretLength);
}

/** Makes the secrets on the first start and keeps them; a secret that a later version adds joins the file. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const names = Object.keys(secretsSchema.shape);
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? makeSecret(name)]));
  if (names.some((name) => kept[name] === undefined)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    replaceFile(file, `${JSON.stringify({ ...kept, ...secrets }, null, 2)}\n`);
  }
  chmodSync(file, 0o600);
  return secretsSchema.parse(secrets);
}

/** Whole or not at all: half a file would lock us out of our own database. */
function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
}

function readKept(file: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch {
    throw new SettingsError([`${file}: is damaged. Put it back from a copy, or empty the data with npm run reset.`]);
  }
}
