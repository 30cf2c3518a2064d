import { expect, test } from 'vitest';
import { readContact } from './contact-rules.ts';

const form = { senderName: 'Ada Obi', senderEmail: 'ada@visitor.example', subject: 'Support', body: 'Where is it?' };

test('takes what fits', () => {
  const whole = {
    senderName: ` ${'名'.repeat(100)} `,
    senderEmail: ' o.ne+two@mail.visitor.example ',
    subject: 'Marketing',
    body: `${'好'.repeat(4_998)}\r\n!`,
  };
  expect(readContact(whole)).toEqual({
    contact: {
      name: '名'.repeat(100),
      email: 'o.ne+two@mail.visitor.example',
      department: 'Marketing',
      text: `${'好'.repeat(4_998)}\n!`,
    },
  });
});

test.each([
  [{ senderName: ' ' }, { senderName: 'message.please_fill_the_field' }],
  [{ senderName: 'x'.repeat(101) }, { senderName: 'message.too_long' }],
  [{ senderName: 'Ada\r\nBcc: all@bets.example' }, { senderName: 'message.characters_not_allowed' }],
  [{ senderName: 'Ada\0' }, { senderName: 'message.characters_not_allowed' }],
  [{ subject: '' }, { subject: 'message.please_fill_the_field' }],
  [{ subject: 'Support\r\nBcc: all@bets.example' }, { subject: 'message.department_unknown' }],
  [{ subject: 'toString' }, { subject: 'message.department_unknown' }],
  [{ body: '' }, { body: 'message.please_fill_the_field' }],
  [{ body: 'x'.repeat(5_001) }, { body: 'message.too_long' }],
  [{ body: 'a\u001b[2J' }, { body: 'message.characters_not_allowed' }],
  [{ senderEmail: '  ' }, { senderEmail: 'message.please_fill_the_field' }],
])('says beside the field what is wrong with %j', (change, problems) => {
  expect(readContact({ ...form, ...change })).toEqual({ problems });
});

test.each([
  'ada',
  'ada@',
  '@visitor.example',
  'ada@visitor',
  'ada@visitor..example',
  'ada@visitor.example, eve@visitor.example',
  'ada@visitor.example;eve@visitor.example',
  'ada@visitor.example eve@visitor.example',
  'Ada <ada@visitor.example>',
  '"ada eve"@visitor.example',
  'ada@visitor.example\r\nBcc: all@bets.example',
  'ada@visitor.example\n',
  '\rada@visitor.example',
  'ada@visitor.example\0',
  'ada@visi\u202etor.example',
  'ada@[127.0.0.1]',
  `${'a'.repeat(65)}@visitor.example`,
  `ada@${'a.'.repeat(130)}example`,
])('takes %j for no address', (senderEmail) => {
  expect(readContact({ ...form, senderEmail })).toEqual({ problems: { senderEmail: 'message.email_not_valid' } });
});
