import { expect, test } from 'vitest';
import { readCommand } from './read-command.ts';

test.each([
  [[], { act: 'up' }],
  [['status'], { act: 'status' }],
  [['wake'], { act: 'wake' }],
  [['kill', 'primary'], { act: 'kill', target: { kind: 'primary' } }],
  [['kill', 'platform', '2'], { act: 'kill', target: { kind: 'platform', number: 2 } }],
  [['kill', 'link', '3'], { act: 'kill', target: { kind: 'link', number: 3 } }],
  [['freeze', 'etcd', '1'], { act: 'freeze', target: { kind: 'etcd', number: 1 } }],
])('reads the command %j', (words, command) => {
  expect(readCommand(words)).toEqual(command);
});

test.each([
  [['kill']],
  [['kill', 'platform']],
  [['kill', 'platform', '4']],
  [['kill', 'arcade', '0']],
  [['kill', 'primary', '1']],
  [['kill', 'toString', '1']],
  [['freeze', 'link', '1']],
  [['status', 'now']],
  [['start']],
])('refuses %j and lists the commands', (words) => {
  expect(() => readCommand(words)).toThrow('npm run cluster -- kill primary');
});
