import { expect, test } from 'vitest';
import { refusedCases } from './check/lint-cases.ts';

// The rule stands in check/no-timers.grit, and where it holds in biome.json; these show that it bites, and where it must not.
const server = 'apps/platform/src/modules/wallet/batch-queue.ts';
const forbidden: [path: string, source: string][] = [
  [server, 'setTimeout(work, 1);'],
  [server, 'setInterval(work, 1);'],
  [server, 'globalThis.setTimeout(work, 1);'],
  [server, "globalThis['setInterval'](work, 1);"],
  [server, 'const { setTimeout: wait } = globalThis;'],
  [server, "import { setTimeout as wait } from 'node:timers/promises';"],
  [server, "import { setInterval } from 'node:timers';"],
  [server, "import * as timers from 'timers';"],
  [server, "const timers = await import('node:timers/promises');"],
  [server, "export { setTimeout } from 'node:timers/promises';"],
  ['apps/platform/src/platform.ts', 'setTimeout(work, 1);'],
  ['packages/kernel/src/ids.ts', 'setTimeout(work, 1);'],
  ['packages/process/src/worker.ts', 'setTimeout(work, 1);'],
  ['packages/process/src/lease.ts', 'setTimeout(work, 1);'],
  ['packages/supplier-clients/src/send.ts', 'setTimeout(work, 1);'],
  ['packages/wires/src/termii.ts', 'setTimeout(work, 1);'],
  ['stand-ins/arcade/src/zeppelin/crew.ts', 'setTimeout(work, 1);'],
  ['stand-ins/gateways/src/hooks/index.ts', 'setTimeout(work, 1);'],
  ['stand-ins/sportsbook/src/stream/index.ts', 'setInterval(work, 1);'],
];

const allowed: [path: string, source: string][] = [
  [server, 'await clock.sleep(1);'],
  [server, 'setImmediate(work);'],
  [server, 'await fetch(url, { signal: AbortSignal.timeout(1) });'],
  [server, "import { next } from './timers.ts';"],
  [server, '// biome-ignore lint/plugin: A reason.\nsetTimeout(work, 1);'],
  ['apps/platform/src/modules/wallet/batch-queue.test.ts', 'setTimeout(work, 1);'],
  ['apps/platform/src/testing/test-wallet.ts', 'setTimeout(work, 1);'],
  ['stand-ins/arcade/src/zeppelin/browser/zeppelin-wire.js', 'setTimeout(work, 1);'],
  ['stand-ins/sportsbook/page/src/offer/stream.ts', 'setTimeout(work, 1);'],
  ['stand-ins/gateways/phone/src/core/phone.ts', 'setTimeout(work, 1);'],
  ['packages/ui/src/toast.tsx', 'setTimeout(work, 1);'],
];

const refused = refusedCases(
  'plugin',
  [...forbidden, ...allowed].map(([path, source]) => ({ path, source })),
);

for (const [at, [path, source]] of forbidden.entries()) {
  test(`${path} may not say: ${source}`, () => expect(refused[at]).toBe(true));
}

for (const [at, [path, source]] of allowed.entries()) {
  test(`${path} may say: ${source}`, () => expect(refused[forbidden.length + at]).toBe(false));
}
