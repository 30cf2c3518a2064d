import { koboFromNaira } from '@harmattan/kernel/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { canonicalNumber } from './browser/phone-number.js';

/** A mobile number, however it is written. */
export const number = z.string().transform((text, context) => {
  const canonical = canonicalNumber(text);
  if (canonical) return canonical;
  context.issues.push({ code: 'custom', message: 'That is no mobile number.', input: text });
  return z.NEVER;
});

/** An amount as people type it. */
export const amount = z.string().transform((text, context) => {
  const amountKobo = koboFromNaira(text.replace(/[\s,₦]/g, ''));
  if (amountKobo) return amountKobo;
  context.issues.push({ code: 'custom', message: 'That is no amount.', input: text });
  return z.NEVER;
});

type Answer = object | { problem: string };

/** What a panel asks again and again. */
export function onGet<Schema extends z.ZodType>(
  app: FastifyInstance,
  path: string,
  schema: Schema,
  answer: (query: z.output<Schema>) => Promise<Answer>,
): void {
  app.get(`/phone/api/${path}`, (request, reply) => serve(schema, request.query, answer, reply));
}

/** What a person does on a panel. */
export function onPost<Schema extends z.ZodType>(
  app: FastifyInstance,
  path: string,
  schema: Schema,
  answer: (body: z.output<Schema>) => Promise<Answer>,
): void {
  app.post(`/phone/api/${path}`, (request, reply) => serve(schema, request.body, answer, reply));
}

async function serve<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  answer: (input: z.output<Schema>) => Promise<Answer>,
  reply: FastifyReply,
) {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return reply.status(400).send({ message: parsed.error.issues[0]?.message });
  const answered = await answer(parsed.data);
  return 'problem' in answered ? reply.status(409).send({ message: answered.problem }) : answered;
}
