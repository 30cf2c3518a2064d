// The files of deploy/ are complete, and the programs that read them accept them where they are installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryRoot } from '../../apps/platform/src/settings/paths.ts';
import { fillTemplate } from './fill-template.ts';
import { haproxyConfig } from './haproxy.ts';
import { portsFrom } from './layout.ts';
import { natsConfig } from './nats.ts';
import { chooseStore, findProgram } from './programs.ts';

const ports = portsFrom(15_500);

function inFile(name: string, text: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'harmattan-templates-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, name);
  writeFileSync(file, text);
  return file;
}

/** The status of a program over a file; 0 where the program is not installed. */
function judge(
  program: string,
  args: (file: string) => string[],
  file: string,
): { status: number | null; output: string } {
  const command = findProgram(program);
  if (command === undefined) return { status: 0, output: '' };
  const { status, stdout, stderr } = spawnSync(command, args(file), { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

test('HAProxy accepts its configuration, and refuses one with a wrong line', () => {
  const text = haproxyConfig({ dataDir: '/tmp', ports, platforms: 3, arcades: 2 });
  expect(text.match(/server (postgres|platform|arcade)-\d/g)).toHaveLength(8);
  const check = (file: string) => ['-c', '-f', file];
  const file = inFile('haproxy.cfg', text);
  expect(judge('haproxy', check, file)).toMatchObject({ status: 0 });
  const wrong = inFile('haproxy.cfg', text.replace('mode tcp', 'mode sideways'));
  if (findProgram('haproxy')) expect(judge('haproxy', check, wrong).status).not.toBe(0);
});

test('NATS accepts its configuration', () => {
  const file = inFile('nats.conf', natsConfig(1, ports));
  expect(judge('nats-server', (path) => ['-t', '-c', path], file)).toMatchObject({ status: 0 });
});

test('compose.yml sets every variable of the templates that it fills', () => {
  const deploy = (file: string) => readFileSync(join(repositoryRoot, 'deploy', file), 'utf8');
  const compose = deploy('compose.yml');
  const names = ['etcd.yml', 'patroni.yml', 'haproxy.cfg', 'nats.conf'].flatMap((file) =>
    [...deploy(file).matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !compose.includes(` ${name}: `))).toEqual([]);
});

test('a template with a missing or a needless value is refused', () => {
  expect(() => fillTemplate('nats.conf', {})).toThrow('deploy/nats.conf needs NATS_NAME');
  const values = { NATS_NAME: 'a', NATS_HOST: 'b', NATS_PORT: 1, NATS_CLUSTER_PORT: 2, NATS_ROUTES: '' };
  expect(() => fillTemplate('nats.conf', { ...values, OTHER: 1 })).toThrow('no place for OTHER');
});

test.each([
  ['patroni 3.0.2', 'etcd'],
  ['patroni 2.9.9', 'etcd'],
  ['patroni 3.0.3', 'etcd3'],
  ['patroni 3.1.0', 'etcd3'],
  ['patroni 4.0.5', 'etcd3'],
  ['no version', 'etcd'],
])('%s keeps its leader key over the interface %s', (version, store) => {
  expect(chooseStore(version)).toBe(store);
});
