import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import { createAudit } from '../../apps/platform/src/modules/audit/index.ts';
import {
  appSecretBytes,
  codeAt,
  createPasswords,
  manualCode,
  stepAt,
} from '../../apps/platform/src/modules/identity/index.ts';
import { createStaff } from '../../apps/platform/src/modules/staff/index.ts';
import { createLog } from '../../apps/platform/src/plumbing/log.ts';
import { createVault } from '../../apps/platform/src/plumbing/vault.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { readCommand } from './read-command.ts';
import { runCommand } from './run-command.ts';

const db = useTestDatabase();
const { pool } = db.database;

const secret = Buffer.alloc(20, 7);
// It stands still: a code is good for as long as the test takes.
const present = systemClock.now();
const clock = { ...systemClock, now: () => present };
const random = {
  ...systemRandom,
  bytes: (count: number) => (count === appSecretBytes ? secret : systemRandom.bytes(count)),
};

async function tools() {
  const ground = { pool, clock, random };
  const staff = createStaff({
    ...ground,
    ids: createIds(ground),
    vault: createVault({ keys: [Buffer.alloc(32, 7)], random: systemRandom }),
    passwords: await createPasswords(),
  });
  return { ...ground, staff, audit: createAudit({ ...ground, log: createLog({ level: 'silent' }) }) };
}

const run = async (words: string[]) => runCommand(await tools(), readCommand(words));
const add = ['add', 'ada', '--full-name', 'Ada Obi', '--role', 'owner', '--role', 'auditor'];

test('the first member signs in with what the command printed, and a name is given once', async () => {
  const { isDone, lines } = await run(add);
  expect(isDone).toBe(true);
  const printed = (name: string) =>
    lines
      .find((line) => line.includes(`  ${name} `))
      ?.split(name)[1]
      ?.trim() ?? '';
  const password = printed('password');
  expect(printed('authenticator')).toBe(manualCode(secret));
  const { staff } = await tools();
  const code = codeAt(secret, stepAt(present));
  expect(await staff.signIn({ userName: 'ada', password, code, address: '127.0.0.1' })).toMatchObject({
    outcome: 'signed in',
    member: { roles: ['owner', 'auditor'] },
  });
  expect(await run(add)).toEqual({ isDone: false, lines: ['The name ada is taken.'] });
  expect((await run(['list'])).lines).toEqual(['ada  owner, auditor']);
  expect((await run(['disable', 'ada'])).isDone).toBe(true);
  expect((await run(['disable', 'ada'])).isDone).toBe(false);
  const { rows } = await pool.query('select action from audit.entry order by id');
  expect(rows.map(({ action }) => action)).toEqual(['open an account of the staff', 'disable a member of the staff']);
});

test.each([
  [['add', 'ada', '--role', 'owner']],
  [['add', 'ada', '--full-name', 'Ada', '--role', 'king']],
  [['add', 'Ada Obi', '--full-name', 'Ada', '--role', 'owner']],
  [['add']],
  [['remove', 'ada']],
])('%j is refused with the usage', (words) => {
  expect(() => readCommand(words)).toThrow('npm run staff');
});
