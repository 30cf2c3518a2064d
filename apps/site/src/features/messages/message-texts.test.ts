import { expect, it } from 'vitest';
import { emptyTexts, headerLengthMax, replyHeader, sameTexts } from './message-texts.ts';

it('marks the header of an answer once, and keeps it within its length', () => {
  expect(replyHeader('Welcome')).toBe('Re: Welcome');
  expect(replyHeader('Re: Welcome')).toBe('Re: Welcome');
  expect(replyHeader('RE: Welcome')).toBe('RE: Welcome');
  expect([...replyHeader('😀'.repeat(headerLengthMax))]).toHaveLength(headerLengthMax);
});

it('tells another message from the same one', () => {
  const texts = { ...emptyTexts, messageText: 'Hello' };
  expect(sameTexts(texts, { ...texts })).toBe(true);
  expect(sameTexts(texts, { ...texts, department: 'Support' })).toBe(false);
});
