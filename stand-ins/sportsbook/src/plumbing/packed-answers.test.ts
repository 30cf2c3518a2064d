import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createPackedAnswers } from './packed-answers.ts';

async function openServer() {
  let stamp = '1';
  let made = 0;
  const app = Fastify();
  onTestFinished(() => app.close());
  const answer = createPackedAnswers(() => stamp);
  app.get('/*', (request, reply) =>
    answer(request, reply, () => {
      made += 1;
      return { url: request.url, made, padding: 'x'.repeat(2_000) };
    }),
  );
  return {
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    made: () => made,
    pass: () => {
      stamp += '1';
    },
  };
}

test('who asks the same in the same moment gets what was reckoned once', async () => {
  const server = await openServer();
  const answers = await Promise.all(
    ['br', 'br', 'gzip', ''].map((encoding) => server.get('/a', { 'accept-encoding': encoding })),
  );
  expect(server.made()).toBe(1);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  await server.get('/a?x');
  expect(server.made()).toBe(2);
});

test('the next moment is reckoned anew, and only what is still the same is not sent again', async () => {
  const server = await openServer();
  const first = await server.get('/a');
  const tag = `${first.headers.etag}`;
  expect((await server.get('/a', { 'if-none-match': tag })).statusCode).toBe(304);
  server.pass();
  const later = await server.get('/a', { 'if-none-match': tag });
  expect([later.statusCode, later.json().made]).toEqual([200, 2]);
});

test('any number of addresses takes no more memory than some', async () => {
  const server = await openServer();
  for (let at = 0; at < 501; at += 1) await server.get(`/${at}`);
  await server.get('/500');
  expect(server.made()).toBe(501);
  await server.get('/0');
  expect(server.made()).toBe(502);
});
