import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@harmattan/process/stand-in/language';
import { expect, test } from 'vitest';
import { readFiles } from '../page/files.ts';
import { checkReceipt, readPasted } from './browser/zeppelin-verify-receipt.js';
import { zeppelinVerifyPage } from './verify-page.ts';
import { zeppelinVerifyTexts } from './verify-texts.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const text = '{"receipt":"zeppelin-1","stake":"100.00"}';
const signature = sign(null, Buffer.from(text), privateKey).toString('base64');

test('a receipt is genuine with its own key and signature, and with no other', async () => {
  expect(await checkReceipt({ text, signature, publicKey: pem })).toBe('genuine');
  expect(await checkReceipt({ text: text.replace('1', '9'), signature, publicKey: pem })).toBe('forged');
  // Another first letter, whatever the first letter is.
  const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  expect(await checkReceipt({ text, signature: changed, publicKey: pem })).toBe('forged');
  expect(await checkReceipt({ text, signature: 'none ß', publicKey: pem })).toBe('forged');
  const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
  expect(await checkReceipt({ text, signature, publicKey: other })).toBe('forged');
  expect(await checkReceipt({ text, signature, publicKey: 'a key' })).toBe('wrong-key');
});

test('a pasted file is as good as its line and its signature', () => {
  expect(readPasted(`  ${JSON.stringify({ text, signature })}\n`)).toEqual({ text, signature });
  expect(readPasted(text)).toEqual({ text });
  expect(readPasted('half a rece')).toEqual({ text: 'half a rece' });
});

test('whatever the verifier loads is served, and nothing in it is against the policy', () => {
  const files = readFiles();
  for (const language of languages) {
    const page = zeppelinVerifyPage({ language, siteUrl: 'http://site/', siteOrigin: 'http://site', publicKey: pem });
    for (const [, file = ''] of page.matchAll(/\/files\/([\w./-]+)/g)) expect([...files.keys()]).toContain(file);
    expect(page).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(pem.split('\n')[1]);
  }
});

test('every word of the verifier is there in every language', () => {
  const keys = Object.keys(zeppelinVerifyTexts.en);
  const script = readFileSync(join(import.meta.dirname, 'browser/zeppelin-verify.js'), 'utf8');
  for (const [, key = ''] of script.matchAll(/words\.(\w+)/g)) expect(keys).toContain(key);
  for (const language of languages) expect(Object.keys(zeppelinVerifyTexts[language])).toEqual(keys);
});
