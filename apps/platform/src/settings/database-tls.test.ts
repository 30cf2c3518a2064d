import pg from 'pg';
import { expect, test } from 'vitest';
import { lacksVerifiedTls } from './database-tls.ts';

test.each([
  'postgres://app@localhost/harmattan',
  'postgres://app@127.0.0.1:5432/harmattan?sslmode=disable',
  'postgres://app@[::1]/harmattan',
  'postgres://app@%2Fvar%2Frun%2Fpostgresql/harmattan',
  'postgres:///harmattan?host=/var/run/postgresql',
  'postgres://app@db.example/harmattan?sslmode=verify-full',
  'postgres://app@db.example/harmattan?sslmode=disable&sslmode=verify-full',
])('is content with %s', (url) => {
  expect(lacksVerifiedTls(url)).toBe(false);
});

test.each([
  'postgres://app@db.example/harmattan',
  'postgres://app@10.0.0.5/harmattan?ssl=true',
  'postgres://app@localhost.example/harmattan',
  'postgres://app@localhost/harmattan?host=db.example',
  'postgres:///harmattan',
  ...['disable', 'no-verify', 'prefer', 'require', 'verify-ca'].map(
    (mode) => `postgres://app@db.example/harmattan?sslmode=${mode}`,
  ),
  'postgres://app@db.example/harmattan?sslmode=verify-full&sslmode=disable',
])('finds no verified TLS in %s', (url) => {
  expect(lacksVerifiedTls(url)).toBe(true);
});

test('means by verify-full what the driver does: the certificate and its name are checked', () => {
  const client = new pg.Client('postgres://app@db.example/harmattan?sslmode=verify-full');
  const { ssl } = client as unknown as { ssl: unknown };
  expect(ssl).toEqual({});
});
