import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drawsFrom } from '@harmattan/fair/draws';
import { addUp } from '@harmattan/fair/slots/add-up';
import { slotModels } from '@harmattan/fair/slots/models';
import { systemRandom } from '@harmattan/kernel/random';
import { expect, onTestFinished, test } from 'vitest';
import { readFiles } from './files.ts';
import { readModules } from './package-files.ts';

const name = 'fair/slots/add-up.ts';

test('modules of our packages run without their types, and reckon as they do with them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arcade-modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const modules = readModules([name]);
  const files = readFiles();
  for (const [path, body] of modules) {
    expect(files.get(path)).toEqual({ type: 'text/javascript; charset=utf-8', body });
    const file = join(folder, path.replace(/\.ts$/, '.mjs'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body.replace(/'\/files\/(.*)\.ts'/g, `'${folder}/$1.mjs'`));
  }
  const bare: { addUp: typeof addUp } = await import(join(folder, 'fair/slots/add-up.mjs'));
  for (const model of slotModels) {
    for (let at = 0; at < 50; at += 1) {
      const round = model.play(drawsFrom(systemRandom), { isBought: false });
      expect(bare.addUp(model, round)).toEqual(addUp(model, round));
      expect(bare.addUp(model, round)).toMatchObject({ winHundredths: round.winHundredths, problems: [] });
    }
  }
});

test('the digests that a page computes are those of the audited library, and they are right', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arcade-digests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const modules = readModules(['fair/seeds/sha256.ts', 'fair/seeds/hmac.ts']);
  expect([...modules.keys()].filter((path) => path.startsWith('noble-hashes/')).sort()).toEqual(
    ['_md', '_u64', 'hmac', 'sha2', 'utils'].map((part) => `noble-hashes/${part}.js`),
  );
  for (const [path, body] of modules) {
    if (path.startsWith('noble-hashes/')) expect(body).toMatch(/^\/\*! noble-hashes - MIT License/);
    const file = join(folder, path.replace(/\.[jt]s$/, '.mjs'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body.replace(/'\/files\/(.*)\.[jt]s'/g, `'${folder}/$1.mjs'`));
  }
  const { sha256 } = await import(join(folder, 'fair/seeds/sha256.mjs'));
  const { hmacSha256 } = await import(join(folder, 'fair/seeds/hmac.mjs'));
  for (const length of [0, 1, 55, 56, 63, 64, 65, 1_000]) {
    const [key, message] = [randomBytes(length), randomBytes(2 * length)];
    expect(Buffer.from(sha256(message))).toEqual(createHash('sha256').update(message).digest());
    expect(Buffer.from(hmacSha256(key, message))).toEqual(createHmac('sha256', key).update(message).digest());
  }
});

test('whatever a module imports comes with it, under an address that a browser can ask for', () => {
  const modules = readModules(['fair/draws.ts']);
  expect([...modules.keys()].sort()).toEqual(['fair/draws.ts', 'kernel/assert.ts', 'kernel/random.ts']);
  expect(modules.get('fair/draws.ts')).toContain("from '/files/kernel/random.ts'");
  expect(modules.get('kernel/random.ts')).toContain("from '/files/kernel/assert.ts'");
  for (const body of modules.values()) expect(body).not.toMatch(/\binterface\b|@harmattan/);
});
