import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from './fill-template.ts';
import { members, type Ports } from './layout.ts';
import { createPart, type Part } from './part.ts';

const host = '127.0.0.1';

export function createHaproxy(options: {
  dataDir: string;
  ports: Ports;
  command: string;
  platforms: number;
  arcades: number;
}): Part {
  const { dataDir, command } = options;
  const file = join(dataDir, 'haproxy.cfg');
  writeFileSync(file, haproxyConfig(options), { mode: 0o600 });
  return createPart({
    name: 'haproxy',
    command,
    args: ['-db', '-f', file],
    logFile: join(dataDir, 'logs', 'haproxy.log'),
  });
}

export function haproxyConfig({
  dataDir,
  ports,
  platforms,
  arcades,
}: {
  dataDir: string;
  ports: Ports;
  platforms: number;
  arcades: number;
}): string {
  const server = (name: string, port: number, check = '') => `    server ${name} ${host}:${port} check${check}`;
  return fillTemplate('haproxy.cfg', {
    HAPROXY_SOCKET: join(dataDir, 'haproxy.sock'),
    DATABASE_BIND: `${host}:${ports.database}`,
    DATABASE_SERVERS: members
      .map((one) => server(`postgres-${one}`, ports.postgres(one), ` port ${ports.rest(one)}`))
      .join('\n'),
    SITE_BIND: `${host}:${ports.site}`,
    SITE_SERVERS: listTo(platforms)
      .map((one) => server(`platform-${one}`, ports.platform(one)))
      .join('\n'),
    ARCADE_BIND: `${host}:${ports.arcade}`,
    ARCADE_SERVERS: listTo(arcades)
      .map((one) => server(`arcade-${one}`, ports.arcadeOf(one)))
      .join('\n'),
  });
}

const listTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
