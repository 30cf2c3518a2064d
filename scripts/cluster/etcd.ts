import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from './fill-template.ts';
import { type Member, members, type Ports } from './layout.ts';
import { createPart, type Part } from './part.ts';

const host = '127.0.0.1';
const answerLimitMs = 2_000;

export function createEtcd(
  number: Member,
  { dataDir, ports, command }: { dataDir: string; ports: Ports; command: string },
): Part {
  const name = `etcd-${number}`;
  const home = join(dataDir, name);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const file = join(home, 'etcd.yml');
  writeFileSync(
    file,
    fillTemplate('etcd.yml', {
      ETCD_NAME: name,
      ETCD_DATA_DIR: join(home, 'data'),
      ETCD_HOST: host,
      ETCD_CLIENT_PORT: ports.etcdClient(number),
      ETCD_PEER_PORT: ports.etcdPeer(number),
      ETCD_MEMBERS: members.map((one) => `etcd-${one}=http://${host}:${ports.etcdPeer(one)}`).join(','),
    }),
  );
  // Where etcd has no build for a processor that it calls supported, it wants to be told.
  const env = { PATH: process.env.PATH, LC_ALL: 'C', ETCD_UNSUPPORTED_ARCH: process.arch };
  return createPart({
    name,
    command,
    args: ['--config-file', file],
    env,
    logFile: join(dataDir, 'logs', `${name}.log`),
  });
}

/** Whether it answers and knows of a leader. */
export async function isEtcdHealthy(number: Member, ports: Ports): Promise<boolean> {
  const answer = await fetch(`http://${host}:${ports.etcdClient(number)}/health`, {
    signal: AbortSignal.timeout(answerLimitMs),
  });
  return answer.ok && ((await answer.json()) as { health?: string }).health === 'true';
}
