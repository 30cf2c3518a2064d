import { expect, test } from 'vitest';
import { readMessage } from './player-message-rules.ts';

const form = { messageHeader: 'A question', department: 'Support', messageText: 'Where is it?' };

test('takes what fits, as it was typed but for the space around it', () => {
  const whole = { messageHeader: '题'.repeat(120), department: 'Affiliates', messageText: ` ${'好'.repeat(1_000)}\n` };
  expect(readMessage(whole)).toEqual({
    header: '题'.repeat(120),
    department: 'Affiliates',
    text: '好'.repeat(1_000),
  });
  expect(readMessage({ ...form, messageText: 'one\r\n\r\ntwo' })).toMatchObject({ text: 'one\n\ntwo' });
});

test.each([
  [{ messageHeader: '' }, { messageHeader: 'message.please_fill_the_field' }],
  [{ messageHeader: ' \u200b ' }, { messageHeader: 'message.please_fill_the_field' }],
  [{ messageHeader: 'x'.repeat(121) }, { messageHeader: 'message.too_long' }],
  [{ messageHeader: 'a\nb' }, { messageHeader: 'message.characters_not_allowed' }],
  [{ messageText: '\n \t' }, { messageText: 'message.please_fill_the_field' }],
  [{ messageText: '好'.repeat(1_001) }, { messageText: 'message.too_long' }],
  [{ messageText: 'a\u0007b' }, { messageText: 'message.characters_not_allowed' }],
  [{ department: '' }, { department: 'message.please_fill_the_field' }],
  [{ department: 'support' }, { department: 'message.department_unknown' }],
  [{ department: 'constructor' }, { department: 'message.department_unknown' }],
])('says beside the field what is wrong with %j', (change, problems) => {
  expect(readMessage({ ...form, ...change })).toEqual({ problems });
});
