import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasFlag, setFlag, takeFlag } from './flags.ts';

afterEach(() => vi.unstubAllGlobals());

const closed = () => {
  throw new Error('storage is closed to this page');
};

describe.each([
  ['open', openStorage()],
  ['closed', { getItem: closed, setItem: closed, removeItem: closed }],
])('with storage that is %s', (_, storage) => {
  it('takes a flag once', () => {
    vi.stubGlobal('localStorage', storage);
    expect(hasFlag('newUser')).toBe(false);
    setFlag('newUser');
    expect(hasFlag('newUser')).toBe(true);
    expect(hasFlag('myBetsClicked')).toBe(false);
    expect(takeFlag('newUser')).toBe(true);
    expect(takeFlag('newUser')).toBe(false);
  });
});

function openStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  };
}
