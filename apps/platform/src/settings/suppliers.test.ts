import { walletNames } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { liveSupplierProblems, supplierSettings, supplierVariables } from './suppliers.ts';

const arcadeUrl = 'http://127.0.0.1:3001';
const sportsbookUrl = 'http://127.0.0.1:3002';
const read = (env: Record<string, string> = {}) => z.object(supplierVariables).parse(env);
const sandbox = (env?: Record<string, string>) => supplierSettings(read(env), { arcadeUrl, sportsbookUrl });
const allOff = Object.fromEntries(walletNames.map((name) => [`${name.toUpperCase()}_URL`, 'off']));

test('finds the stand-in in the sandbox, with the credentials that both sides know', () => {
  expect(sandbox().betsolutions).toEqual({
    url: `${arcadeUrl}/betsolutions`,
    addresses: [],
    ...supplierCredentials.betsolutions,
  });
  expect(sandbox().altenar?.url).toBe(`${sportsbookUrl}/altenar`);
  for (const name of walletNames) expect(sandbox()[name], name).toMatchObject(supplierCredentials[name]);
});

test('a supplier can be switched off, and its own credentials and addresses be given', () => {
  expect(sandbox({ VIVO_URL: 'off' }).vivo).toBeUndefined();
  const { qtech } = sandbox({ QTECH_PASS_KEY: 'other', QTECH_ADDRESSES: '10.0.0.1, 10.1.0.0/16' });
  expect(qtech).toMatchObject({ passKey: 'other', addresses: ['10.0.0.1', '10.1.0.0/16'] });
});

test.each([[{ VIVO_URL: 'ftp://vivo.example' }], [{ EGT_ADDRESSES: 'somewhere' }]])('does not take %j', (env) => {
  expect(z.object(supplierVariables).safeParse(env).success).toBe(false);
});

test('live mode wants everything of a supplier that is not off, and nothing of the sandbox', () => {
  expect(liveSupplierProblems(read(allOff))).toEqual([]);
  const { ENDORPHINA_URL: _, ...others } = allOff;
  expect(liveSupplierProblems(read(others))).toEqual([expect.stringContaining('ENDORPHINA_URL: not set')]);
  expect(liveSupplierProblems(read({ ...others, ENDORPHINA_URL: 'https://x.example' }))).toEqual([
    expect.stringContaining('ENDORPHINA_ADDRESSES: not set'),
    expect.stringContaining('ENDORPHINA_NODE_ID: not set'),
    expect.stringContaining('ENDORPHINA_SALT: not set'),
  ]);
  const given = { ENDORPHINA_URL: 'http://x.example', ENDORPHINA_ADDRESSES: '10.0.0.1', ENDORPHINA_NODE_ID: '7' };
  const salts = { [supplierCredentials.endorphina.salt]: "is the sandbox's", short: 'at least 16 characters' };
  for (const [ENDORPHINA_SALT, words] of Object.entries(salts)) {
    expect(liveSupplierProblems(read({ ...others, ...given, ENDORPHINA_SALT }))).toEqual([
      expect.stringContaining('https://'),
      expect.stringContaining(words),
    ]);
  }
});

test('live mode wants a secret path of the wire that has no signature', () => {
  const { BTI_URL: _, ...others } = allOff;
  const given = { ...others, BTI_URL: 'https://x.example', BTI_ADDRESSES: '10.0.0.1', BTI_MERCHANT_ID: '7' };
  const problems = (secret: object) => liveSupplierProblems(read({ ...given, ...secret }));
  expect(problems({})).toEqual([expect.stringContaining('BTI_PATH_SECRET: not set')]);
  for (const [BTI_PATH_SECRET, words] of [
    [supplierCredentials.bti.pathSecret, "is the sandbox's"],
    ['short', 'at least 16 characters'],
    ['long enough, but no segment', 'letters, digits, - and _ only'],
  ]) {
    expect(problems({ BTI_PATH_SECRET })).toEqual([expect.stringContaining(words as string)]);
  }
  expect(problems({ BTI_PATH_SECRET: 'Q3-f_8sYt2LkVb0wZx7n' })).toEqual([]);
});
