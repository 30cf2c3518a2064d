import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from './index.ts';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('makes secrets once, for the owner alone to read, and keeps them', () => {
  const first = loadSecrets(dataDir);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
  expect(loadSecrets(dataDir)).toEqual(first);
});

test('adds what an older file lacks without touching the rest', () => {
  const file = join(dataDir, 'secrets.json');
  writeFileSync(file, JSON.stringify({ databaseAppPassword: 'kept', retired: 'kept too' }));
  const secrets = loadSecrets(dataDir);
  expect(secrets.databaseAppPassword).toBe('kept');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...secrets, retired: 'kept too' });
});

test('makes a key that the platform takes', () => {
  const { secretsKey } = loadSecrets(dataDir);
  expect(readSettings({ SECRETS_KEY: secretsKey }).secretsKeys[0]).toHaveLength(32);
});

test('closes a file that was left open to others', () => {
  loadSecrets(dataDir);
  chmodSync(join(dataDir, 'secrets.json'), 0o644);
  loadSecrets(dataDir);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('says so rather than starting over when the file is damaged', () => {
  writeFileSync(join(dataDir, 'secrets.json'), '{"databaseAppPassword": ');
  expect(() => loadSecrets(dataDir)).toThrow('is damaged');
});
