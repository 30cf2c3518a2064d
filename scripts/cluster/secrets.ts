import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomText, systemRandom } from '@harmattan/kernel/random';
import { z } from 'zod';
import { loadSecrets, type Secrets } from '../../apps/platform/src/settings/secrets.ts';

const ownSchema = z.object({ replicationPassword: z.string().min(1), restPassword: z.string().min(1) });
const secretLength = 43;

export type ClusterSecretsFile = Secrets & z.output<typeof ownSchema>;

/** The sandbox's secrets, and beside them those that only a cluster has. */
export function loadClusterSecrets(dataDir: string): ClusterSecretsFile {
  const file = join(dataDir, 'cluster-secrets.json');
  const make = () => randomText(systemRandom, secretLength);
  let own: z.output<typeof ownSchema>;
  try {
    own = ownSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    own = { replicationPassword: make(), restPassword: make() };
    writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`, { mode: 0o600, flush: true });
  }
  return { ...loadSecrets(dataDir), ...own };
}
