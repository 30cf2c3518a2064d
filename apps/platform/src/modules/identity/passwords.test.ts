import { expect, test } from 'vitest';
import { readSettings } from '../../settings/index.ts';
import { createPasswords } from './passwords.ts';

const calmly = { isUrgent: false };

test('a password is hashed by argon2id with 19 MiB and two passes, which no setting lowers', async () => {
  const settings = readSettings({ PASSWORD_COST: '1', PASSWORD_HASH_COST: '1' });
  expect(settings.passwordCost).toBeUndefined();
  const passwords = await createPasswords(settings.passwordCost);
  expect(await passwords.hash('suya-pepper', calmly)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a hash of another cost is verified by the cost that stands in it', async () => {
  const light = await createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const hash = await light.hash('suya-pepper', calmly);
  expect(hash).toMatch(/\$m=64,t=1,p=1\$/);
  const passwords = await createPasswords();
  expect(await passwords.matches('suya-pepper', hash, calmly)).toBe(true);
  expect(await passwords.matches('suya-salt', hash, calmly)).toBe(false);
  expect(await passwords.matches('suya-pepper', undefined, calmly)).toBe(false);
});
