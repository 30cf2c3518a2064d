import { expect, test } from 'vitest';
import { liveBusProblems } from './bus.ts';
import { readSettings } from './index.ts';
import { secretSourceProblems } from './secret-sources.ts';

test('without an address the bus ends at the process, which does everything', () => {
  const { bus, process } = readSettings({});
  expect([bus, process]).toEqual([
    { url: undefined, prefix: 'harmattan' },
    { role: 'all', instance: undefined },
  ]);
});

test('takes one server or several, of one kind', () => {
  const url = 'nats://10.0.0.5:4222, nats://10.0.0.6:4222';
  expect(readSettings({ BUS_URL: url, BUS_PREFIX: 'house-2', PROCESS_ROLE: 'web' })).toMatchObject({
    bus: { url, prefix: 'house-2' },
    process: { role: 'web' },
  });
  for (const wrong of [
    '10.0.0.5:4222',
    'http://10.0.0.5',
    'nats://a:4222,',
    'nats://a:4222,tls://b:4222',
    'nats://a/b',
  ])
    expect(() => readSettings({ BUS_URL: wrong })).toThrow('BUS_URL');
  expect(() => readSettings({ BUS_PREFIX: 'a.b' })).toThrow('BUS_PREFIX');
  expect(() => readSettings({ PROCESS_ROLE: 'none' })).toThrow('PROCESS_ROLE');
});

test('refuses a password that cannot be read, and servers with different ones', () => {
  const accepted = ['nats://u:100%25@a', 'nats://u:p@a,nats://b', 'nats://u:p@a,nats://u:p@b', 'tls://token@a,tls://b'];
  for (const url of accepted) expect(readSettings({ BUS_URL: url }).bus.url).toBe(url);
  const escaped = /BUS_URL.*escaped, such as %25/;
  for (const wrong of ['nats://u:100%@a:4222', 'nats://%ff@a', 'nats://u:1?2@a', 'nats://u:1#2@a', 'nats://a%20b'])
    expect(() => readSettings({ BUS_URL: wrong })).toThrow(escaped);
  for (const wrong of ['nats://a,nats://u:p@b', 'nats://u:p@a,nats://u:q@b', 'tls://token@a,tls://other@b'])
    expect(() => readSettings({ BUS_URL: wrong })).toThrow(/BUS_URL.*one user and password, or one token, for all/);
  expect(() => readSettings({ BUS_URL: 'nats://:p@a' })).toThrow('a user before the password');
});

test('live mode refuses an open way to another machine, and a secret in a variable', () => {
  const problemsOf = (BUS_URL: string) =>
    liveBusProblems({ BUS_URL, BUS_PREFIX: 'a', PROCESS_ROLE: 'all', INSTANCE_ID: undefined });
  expect(problemsOf('nats://10.0.0.5:4222')).toEqual([expect.stringContaining('tls://')]);
  expect(problemsOf('nats://127.0.0.1:4222,nats://10.0.0.5:4222')).toEqual([expect.stringContaining('tls://')]);
  expect(problemsOf('nats://127.0.0.1:4222')).toEqual([]);
  expect(problemsOf('tls://bus.example.com:4222')).toEqual([]);
  expect(secretSourceProblems({ BUS_URL: 'tls://token@a:4222,tls://b:4222' })).toEqual([
    expect.stringContaining('BUS_URL_FILE'),
  ]);
  expect(secretSourceProblems({ BUS_URL: 'tls://a:4222,tls://b:4222' })).toEqual([]);
});
