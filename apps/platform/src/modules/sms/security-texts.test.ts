import { expect, test } from 'vitest';
import { changes, changeText, newDeviceText } from './security-texts.ts';

test('says every change in three languages, each in words of its own and with what to do', () => {
  for (const change of changes) {
    const texts = (['en', 'sw', 'zh'] as const).map((language) => changeText(language, change));
    expect(new Set(texts).size, change).toBe(3);
    expect(texts[0]).toMatch(/tell us at once\.$/);
    expect(texts[2], 'no words of another language').not.toMatch(/[a-z]{3}/i);
  }
});

test('names the device of a sign-in, whatever signs its name holds', () => {
  const device = { os: 'Android 13', browser: "Chrome $& $' 124" };
  expect(newDeviceText('en', device)).toContain("with Chrome $& $' 124 on Android 13.");
  expect(newDeviceText('sw', device)).toContain('Android 13');
  expect(newDeviceText('zh', device)).toContain('Android 13');
});
