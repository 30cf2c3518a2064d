import { expect, test } from 'vitest';
import { partPrice, shownTexts } from './texts.ts';

const writing = (text: string) => ({ header: 'News', text });

test('a missing language falls back to English, with the words about STOP in the language of the text', () => {
  const shown = shownTexts({ en: writing('Play.'), zh: writing('来玩。') }, { channel: 'sms', isService: false });
  expect(shown.sw).toMatchObject({ text: 'Play. Reply STOP to end offers.', isFallback: true, encoding: 'GSM-7' });
  expect(shown.zh).toMatchObject({ text: '来玩。 回复STOP退订。', isFallback: false, encoding: 'UCS-2', parts: 1 });
});

test('what is about the service, and what lies in the inbox, says nothing of STOP', () => {
  expect(shownTexts({ en: writing('Play.') }, { channel: 'sms', isService: true }).en.text).toBe('Play.');
  expect(shownTexts({ en: writing('Play.') }, { channel: 'inbox', isService: false }).en.text).toBe('Play.');
});

test('the longest prefix that fits has the price', () => {
  const prices = [
    { prefix: '234', priceMinor: 300n },
    { prefix: '', priceMinor: 400n },
    { prefix: '234803', priceMinor: 250n },
  ];
  expect(partPrice('2348031234567', prices)).toBe(250n);
  expect(partPrice('2349051234567', prices)).toBe(300n);
  expect(partPrice('255712345678', prices)).toBe(400n);
  expect(partPrice('255712345678', [])).toBe(0n);
});
