import { expect, test } from 'vitest';
import { busIdentity } from './bus-identity.ts';

const identityOf = (url: string) => busIdentity({ prefix: 'house', url });

test('names servers alike in any order, with any credentials and encryption, and with the usual port', () => {
  const identity = identityOf('nats://10.0.0.5:4222,nats://bus.example.com');
  expect(identity).toMatch(/^house [0-9a-f]{16}$/);
  for (const same of [
    'nats://BUS.example.com:4222, nats://10.0.0.5',
    'tls://a-user:a-password@10.0.0.5,tls://bus.example.com,tls://10.0.0.5',
  ])
    expect(identityOf(same)).toBe(identity);
});

test('names another server, another port, one server more and another prefix differently', () => {
  const urls = ['nats://a', 'nats://b', 'nats://a:4223', 'nats://a,nats://b'];
  expect(new Set([...urls.map(identityOf), busIdentity({ prefix: 'other', url: 'nats://a' })]).size).toBe(5);
});
