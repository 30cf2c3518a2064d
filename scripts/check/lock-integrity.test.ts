import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUnverified, type LockEntry } from './lock-integrity.ts';

const lock: { packages: Record<string, LockEntry> } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);
const integrity = `sha512-${'a'.repeat(86)}==`;

test('every package of the lock is installed as it was when it was chosen', () => {
  expect(findUnverified(lock.packages)).toEqual([]);
});

test('a planted package without a hash, or with a weak one, is found', () => {
  const planted = {
    ...lock.packages,
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/pg/node_modules/planted': { version: '1.0.0', optional: true },
    'node_modules/old': { version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
    'node_modules/weak-of-platform': { version: '1.0.0', optional: true, os: ['linux'], integrity: 'sha1-x' },
  };
  expect(findUnverified(planted).sort()).toEqual([
    'node_modules/fastify 5.0.0: no integrity',
    'node_modules/old 1.0.0: no integrity',
    'node_modules/pg/node_modules/planted 1.0.0: no integrity',
    'node_modules/weak-of-platform 1.0.0: no integrity',
  ]);
});

test('our own packages need none, and a package of another platform may lack it', () => {
  const fine = {
    '': {},
    'packages/kernel': { version: '0.0.0' },
    'node_modules/@harmattan/kernel': { link: true },
    'node_modules/of-darwin': { version: '1.0.0', optional: true, os: ['darwin'] },
    'node_modules/known': { version: '1.0.0', integrity },
  };
  expect(findUnverified(fine)).toEqual([]);
});
