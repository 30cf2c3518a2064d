import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fillTemplate } from './fill-template.ts';
import { type Member, members, type Ports } from './layout.ts';
import { createPart, type Part } from './part.ts';

const host = '127.0.0.1';

export function createNats(
  number: Member,
  { dataDir, ports, command }: { dataDir: string; ports: Ports; command: string },
): Part {
  const name = `nats-${number}`;
  mkdirSync(join(dataDir, name), { recursive: true, mode: 0o700 });
  const file = join(dataDir, name, 'nats.conf');
  writeFileSync(file, natsConfig(number, ports));
  return createPart({ name, command, args: ['-c', file], logFile: join(dataDir, 'logs', `${name}.log`) });
}

export function natsConfig(number: Member, ports: Ports): string {
  return fillTemplate('nats.conf', {
    NATS_NAME: `nats-${number}`,
    NATS_HOST: host,
    NATS_PORT: ports.nats(number),
    NATS_CLUSTER_PORT: ports.natsCluster(number),
    NATS_ROUTES: members.map((one) => `"nats://${host}:${ports.natsCluster(one)}"`).join(', '),
  });
}

/** What `BUS_URL` takes. */
export const busUrl = (ports: Ports) => members.map((one) => `nats://${host}:${ports.nats(one)}`).join(',');

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
