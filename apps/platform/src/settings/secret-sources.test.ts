import { chmodSync } from 'node:fs';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, onTestFinished, test } from 'vitest';
import { asFiles } from '../testing/setting-files.ts';
import { isOpenToOthers, secretSourceProblems } from './secret-sources.ts';

const value = 'a-secret-4711';

test('in live mode a secret in a variable is refused, with the variable that names its file and without its value', () => {
  const names = [
    'SECRETS_KEY',
    'SMS_API_KEY',
    'METRICS_TOKEN',
    'TLS_KEY',
    'SECURITY_LOG_KEY',
    'KUDIPAL_HOOK_SECRET',
    'SELCOM_PIN',
    'FASTHUB_C2B_TOKEN',
    'BTI_PATH_SECRET',
    'SOFTGAMING_API_KEY',
    'EVERYMATRIX_PASSWORD',
  ];
  for (const name of names) {
    const problems = secretSourceProblems({ [name]: value });
    expect(problems).toEqual([expect.stringMatching(`^${name}: .+ ${name}_FILE`)]);
    expect(problems.join()).not.toContain(value);
    expect(secretSourceProblems(asFiles({ [name]: value }, onTestFinished))).toEqual([]);
  }
});

test('an address is a secret where it holds a password', () => {
  const refused = [
    { DATABASE_URL: 'postgres://app:4711@db/harmattan' },
    { DATABASE_MIGRATE_URL: 'postgres://owner@db/harmattan?password=4711' },
    { DATABASE_REPLICA_URL: 'postgres://app:4711@standby/harmattan' },
    { MAIL_URL: 'smtps://me:4711@mail.example' },
  ];
  for (const env of refused) {
    const [name = ''] = Object.keys(env);
    expect(secretSourceProblems(env)).toEqual([expect.stringMatching(`^${name}: is a secret`)]);
  }
  const content = {
    DATABASE_URL: 'postgres:///harmattan?host=/run/postgresql&user=app',
    MAIL_URL: 'smtps://mail.example',
  };
  expect(secretSourceProblems(content)).toEqual([]);
});

test('what is public of a gateway or a supplier may be a variable', () => {
  expect(secretSourceProblems({ SELCOM_VENDOR: 'US', EGT_USER_NAME: 'us', VIVO_SERVER_ID: '1', MODE: 'live' })).toEqual(
    [],
  );
  // Whoever adds a field to a supplier decides whether it is one.
  const fields = Object.values(supplierCredentials).flatMap((given) => Object.keys(given));
  expect([...new Set(fields)].filter((field) => /key|secret|password|salt|pass/i.test(field)).sort()).toEqual(
    ['apiKey', 'apiPassword', 'passKey', 'password', 'pathSecret', 'privateKey', 'salt', 'secret', 'sharedKey'].sort(),
  );
});

test('a file of a secret that other users can read or change is refused', () => {
  const env = asFiles({ SMS_API_KEY: value }, onTestFinished);
  const file = env.SMS_API_KEY_FILE as string;
  for (const mode of [0o604, 0o640, 0o644, 0o620, 0o602]) {
    chmodSync(file, mode);
    expect(secretSourceProblems(env)).toEqual([
      `SMS_API_KEY_FILE: ${file} can be read or changed by other users (chmod 600)`,
    ]);
  }
  chmodSync(file, 0o400);
  expect(secretSourceProblems(env)).toEqual([]);
});

test('a file that a container platform mounts in memory for root may be read by others, and changed by none', () => {
  const [inMemory, onDisk] = [{ isInMemory: true }, { isInMemory: false }];
  for (const mode of [0o100444, 0o100644, 0o100640, 0o100440]) {
    expect(isOpenToOthers({ mode, uid: 0 }, inMemory)).toBe(false);
    expect(isOpenToOthers({ mode, uid: 0 }, onDisk)).toBe(true);
    expect(isOpenToOthers({ mode, uid: 1000 }, inMemory)).toBe(true);
  }
  for (const mode of [0o100666, 0o100664, 0o100602]) expect(isOpenToOthers({ mode, uid: 0 }, inMemory)).toBe(true);
});
