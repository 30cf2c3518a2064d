import { systemRandom } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const;
const vaultOf = (...keys: Buffer[]) => createVault({ keys, random: systemRandom });
const secret = Buffer.from('a secret of some length');

test('gives back what it was given, to the same owner', () => {
  const vault = vaultOf(first);
  const sealed = vault.seal(secret, 'player 1');
  expect(vault.open(sealed, 'player 1')).toEqual(secret);
  expect(() => vault.open(sealed, 'player 2')).toThrow();
});

test('shows nothing of the secret, and never seals it in the same way twice', () => {
  const vault = vaultOf(first);
  const [one, other] = [vault.seal(secret, 'player 1'), vault.seal(secret, 'player 1')];
  expect(one.box.includes(secret)).toBe(false);
  expect(one.box).not.toEqual(other.box);
});

test('notices each byte that was touched', () => {
  const vault = vaultOf(first);
  const { keyId, box } = vault.seal(secret, 'player 1');
  for (let at = 0; at < box.length; at += 1) {
    const touched = Buffer.from(box);
    touched.writeUInt8(touched.readUInt8(at) ^ 1, at);
    expect(() => vault.open({ keyId, box: touched }, 'player 1'), `byte ${at}`).toThrow();
  }
  expect(() => vault.open({ keyId, box: box.subarray(0, 20) }, 'player 1')).toThrow();
});

test('a new key in front seals, the old one behind it still opens, and without it nothing of it does', () => {
  const sealed = vaultOf(first).seal(secret, 'player 1');
  const rotated = vaultOf(second, first);
  expect(rotated.open(sealed, 'player 1')).toEqual(secret);
  const anew = rotated.seal(secret, 'player 1');
  expect(anew.keyId).toBe(rotated.keyId);
  expect(vaultOf(second).open(anew, 'player 1')).toEqual(secret);
  expect(() => vaultOf(second).open(sealed, 'player 1')).toThrow('not among SECRETS_KEY');
});

test('keeps nothing without a key', () => {
  expect(() => vaultOf().seal(secret, 'player 1')).toThrow('SECRETS_KEY');
});
