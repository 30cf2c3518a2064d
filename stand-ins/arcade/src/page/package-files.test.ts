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

test('whatever a module imports comes with it, under an address that a browser can ask for', () => {
  const modules = readModules(['fair/draws.ts']);
  expect([...modules.keys()].sort()).toEqual(['fair/draws.ts', 'kernel/assert.ts', 'kernel/random.ts']);
  expect(modules.get('fair/draws.ts')).toContain("from '/files/kernel/random.ts'");
  expect(modules.get('kernel/random.ts')).toContain("from '/files/kernel/assert.ts'");
  for (const body of modules.values()) expect(body).not.toMatch(/\binterface\b|@harmattan/);
});
