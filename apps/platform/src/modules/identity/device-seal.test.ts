import { expect, test } from 'vitest';
import { createDeviceSeal } from './device-seal.ts';

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const secret = 'k9-_'.repeat(10);

test('opens what it has sealed, and nothing else', () => {
  const { seal, open } = createDeviceSeal([first]);
  const cookie = seal(secret);
  expect(open(cookie)).toBe(secret);
  const foreign = createDeviceSeal([second]).seal(secret);
  const others = [undefined, '', secret, `${secret}.`, `x${cookie}`, `${cookie}x`, cookie.slice(0, -1), foreign];
  for (const other of others) expect(open(other), other).toBeUndefined();
});

test('opens seals of older keys, and seals with the newest', () => {
  const { seal, open } = createDeviceSeal([second, first]);
  expect(open(createDeviceSeal([first]).seal(secret))).toBe(secret);
  expect(createDeviceSeal([second]).open(seal(secret))).toBe(secret);
});
