import { expect, test } from 'vitest';
import { inOrder, type Service } from './in-order.ts';

/** Services that note when they start and stop. */
function noting() {
  const notes: string[] = [];
  const service = (name: string, fails: { start?: boolean; stop?: boolean } = {}): Service => ({
    async start() {
      // Later than the next service would be, were they not started one after another.
      await new Promise(setImmediate);
      if (fails.start) throw new Error(`${name} did not start`);
      notes.push(`start ${name}`);
    },
    async stop() {
      await new Promise(setImmediate);
      notes.push(`stop ${name}`);
      if (fails.stop) throw new Error(`${name} did not stop`);
    },
  });
  const opened = new AsyncDisposableStack();
  opened.defer(() => void notes.push('release the database'));
  return { notes, service, opened };
}

test('stops in the opposite order of the start, and releases last what was open before', async () => {
  const { notes, service, opened } = noting();
  const run = inOrder([service('outbox'), service('cashier'), service('server')], opened);
  await run.start();
  expect(notes).toEqual(['start outbox', 'start cashier', 'start server']);
  await run.stop();
  expect(notes.slice(3)).toEqual(['stop server', 'stop cashier', 'stop outbox', 'release the database']);
});

test('a start that fails stops what had started, in the opposite order, and nothing else', async () => {
  const { notes, service, opened } = noting();
  const services = [service('outbox'), service('cashier'), service('server', { start: true }), service('demo')];
  await expect(inOrder(services, opened).start()).rejects.toThrow('server did not start');
  expect(notes).toEqual(['start outbox', 'start cashier', 'stop cashier', 'stop outbox', 'release the database']);
});

test('a stop that fails is reported after the others have stopped', async () => {
  const { notes, service, opened } = noting();
  const run = inOrder([service('outbox'), service('cashier', { stop: true })], opened);
  await run.start();
  await expect(run.stop()).rejects.toThrow('cashier did not stop');
  expect(notes.slice(2)).toEqual(['stop cashier', 'stop outbox', 'release the database']);
});

test('stops once, however often it is asked', async () => {
  const { notes, service } = noting();
  const run = inOrder([service('outbox'), { start() {} }, { stop() {} }]);
  await run.start();
  await Promise.all([run.stop(), run.stop()]);
  await run.stop();
  expect(notes).toEqual(['start outbox', 'stop outbox']);
});

test('a stop before the start releases what is open', async () => {
  const { notes, service, opened } = noting();
  await inOrder([service('outbox')], opened).stop();
  expect(notes).toEqual(['release the database']);
});
