import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomText, systemRandom } from '@harmattan/kernel/random';
import { z } from 'zod';

const secretsSchema = z.object({
  databaseAdminPassword: z.string().min(1),
  databaseOwnerPassword: z.string().min(1),
  databaseAppPassword: z.string().min(1),
});

/** What the sandbox needs to keep to itself. Live mode takes its secrets from the environment instead. */
export type Secrets = z.output<typeof secretsSchema>;

const secretLength = 43; // 258 bits of chance

/** Makes the secrets on the first start and keeps them; a secret that a later version adds joins the file. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const kept = readKept(file);
  const names = Object.keys(secretsSchema.shape);
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? randomText(systemRandom, secretLength)]));
  if (names.some((name) => kept[name] === undefined)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${JSON.stringify({ ...kept, ...secrets }, null, 2)}\n`, { mode: 0o600 });
  }
  return secretsSchema.parse(secrets);
}

function readKept(file: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}
