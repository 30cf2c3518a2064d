import { expect, test } from 'vitest';
import { createLocalBus } from './local-bus.ts';

function busWithLog() {
  const errors: unknown[] = [];
  const log = { debug() {}, info() {}, warn() {}, error: (entry: unknown) => errors.push(entry) };
  return { bus: createLocalBus({ log }), errors };
}

test('publishes to every listener of a topic and to no other', () => {
  const { bus } = busWithLog();
  const heard: string[] = [];
  bus.subscribe('a', (message) => heard.push(`first ${message}`));
  bus.subscribe('a', (message) => heard.push(`second ${message}`));
  bus.subscribe('b', () => heard.push('never'));
  bus.publish('a', 1);
  expect(heard).toEqual(['first 1', 'second 1']);
});

test('stops telling who unsubscribed, and everyone once closed', () => {
  const { bus } = busWithLog();
  const heard: unknown[] = [];
  const unsubscribe = bus.subscribe('a', (message) => heard.push(message));
  bus.subscribe('a', (message) => heard.push(message));
  unsubscribe();
  bus.publish('a', 1);
  bus.close();
  bus.publish('a', 2);
  expect(heard).toEqual([1]);
});

test('goes on when one listener fails, and logs it', () => {
  const { bus, errors } = busWithLog();
  const heard: unknown[] = [];
  bus.subscribe('a', () => {
    throw new Error('broken listener');
  });
  bus.subscribe('a', (message) => heard.push(message));
  bus.publish('a', 1);
  expect(heard).toEqual([1]);
  expect(errors).toHaveLength(1);
});
