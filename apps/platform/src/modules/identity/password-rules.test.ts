import { expect, test } from 'vitest';
import { judgePassword } from './password-rules.ts';

const userName = '2348031234567';
const judge = (password: string, passwordLengthMin = 6) =>
  judgePassword({ passwordLengthMin, countryDigits: '234', brandName: 'Harmattan' }, { password, userName });

test.each([
  'suya-pepper',
  'correct horse',
  'harmattan-1',
  '我的密码是秘密',
  '😀🐘🌍🎲⚽🏆',
  '847263',
  'xkqzvw',
  'xkqzvw2026',
  `${'long '.repeat(39)}tail`,
])('accepts %j', (password) => {
  expect(judge(password)).toBe('acceptable');
});

test.each([
  '',
  'short',
  '😀😀😀',
  'x'.repeat(201),
  userName,
  '8031234567',
  '08031234567',
  '+2348031234567',
  '23408031234567',
])('refuses %j by its length or as the user name', (password) => {
  expect(judge(password)).toBe('unacceptable password');
});

test('a raised minimum refuses what is shorter', () => {
  expect(judge('suya-pe', 8)).toBe('unacceptable password');
  expect(judge('suya-pep', 8)).toBe('acceptable');
});

test.each([
  ['listed', ['password', 'qwerty', 'iloveyou', 'dragon', 'letmein', 'arsenal', 'chelsea', 'blessing', 'godisgood']],
  ['words of the market and the brand', ['nakupenda', 'naija1', 'supereagles', 'Harmattan', 'harmattan1']],
  [
    'in other letters or with a tail',
    ['PassWord', 'password1', 'Password2026', 'Password1!', ' password ', 'mary1990'],
  ],
  ['with figures for letters', ['p@ssw0rd', 'P4$$w0rd', 'dr4g0n', 'ch3ls3a', 'b1essing', 'pr1ncess1']],
  [
    'one character or a short part again and again',
    ['111111', 'aaaaaa', '121212', '123123', 'abcabcab', '密码密码密码'],
  ],
  ['rows of digits and letters', ['123456', '987654', '567890', '890123', '098765', 'abcdef', 'fedcba']],
  ['rows of the keyboard', ['qwerty', 'ytrewq', 'asdfghjkl', 'zxcvbn', '1q2w3e4r', 'qazwsx', 'poiuyt']],
  ['nothing to see', ['      ', '\t\t\t\t\t\t', '\u3000\u3000\u3000\u3000\u3000\u3000']],
  [
    'a part of the number',
    ['234567', '31234567', '803123', '0803123', '2348031', '+2348031234', '0031234567', '031234'],
  ],
])('refuses as too common what is %s', (_, passwords) => {
  expect(passwords.filter((password) => judge(password) !== 'password too common')).toEqual([]);
});
