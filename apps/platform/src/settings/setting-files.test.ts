import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings, SettingsError } from './index.ts';
import { readSettingFiles } from './setting-files.ts';

const key = Buffer.alloc(32, 7).toString('base64');

function fileOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'setting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'value');
  writeFileSync(file, text);
  return file;
}

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('a secret may come from a file, as vaults mount it, without its line break', () => {
  const settings = readSettings({
    SECRETS_KEY_FILE: fileOf(`${key}\n`),
    SMS_API_KEY_FILE: fileOf(' spaces count '),
    DATABASE_URL_FILE: fileOf('postgres://app:secret@localhost/harmattan\r\n'),
    // An empty variable counts as not set.
    METRICS_TOKEN_FILE: '',
  });
  expect(settings.secretsKeys).toEqual([Buffer.alloc(32, 7)]);
  expect(settings.sms.apiKey).toBe(' spaces count ');
  expect(settings.databaseUrl).toBe('postgres://app:secret@localhost/harmattan');
  expect(settings.metricsToken).toBeUndefined();
});

test('a secret that is set twice, or whose file is missing or empty, is refused with its name and without its value', () => {
  const [file, empty] = [fileOf('from-the-file-4711'), fileOf('\n')];
  const problems = problemsOf({
    SMS_API_KEY: 'from-the-variable-4711',
    SMS_API_KEY_FILE: file,
    METRICS_TOKEN_FILE: empty,
    SECRETS_KEY_FILE: join(empty, 'gone'),
  });
  expect(problems).toEqual([
    expect.stringContaining('SECRETS_KEY_FILE: '),
    'SMS_API_KEY_FILE: SMS_API_KEY is set as well; one of them has to go',
    `METRICS_TOKEN_FILE: ${empty} is empty`,
  ]);
  expect(problems.join()).not.toContain('4711');
});

test('a value of a file is judged as any other', () => {
  expect(problemsOf({ SECRETS_KEY_FILE: fileOf('too short') })).toEqual([
    'SECRETS_KEY: must be 32 random bytes in base64, or several such separated by commas',
  ]);
});

test('settings that name a file themselves stay what they are', () => {
  const env = { BRAND_FILE: 'brand/sample.json', OTHER_FILE: '/nowhere' };
  expect(readSettingFiles(env)).toEqual({ env, problems: [] });
});
