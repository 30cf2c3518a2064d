import { minorFromMajor } from '@harmattan/kernel/money';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  canonicalNumber,
  type PhoneActs,
  type PhoneQueries,
  type Problem,
  problemWords,
  type Refusal,
} from './contract.ts';

/** A mobile number, however it is written. */
export const number = z.string().transform((text, context) => {
  const canonical = canonicalNumber(text);
  if (canonical) return canonical;
  context.issues.push({ code: 'custom', message: 'no number' satisfies Problem, input: text });
  return z.NEVER;
});

export const ofNumber = z.object({ number });

/** An amount as people type it. */
export const amount = z.string().transform((text, context) => {
  const amountMinor = minorFromMajor(text.replace(/[\s,₦]|TSh/g, ''));
  if (amountMinor) return amountMinor;
  context.issues.push({ code: 'custom', message: 'no amount' satisfies Problem, input: text });
  return z.NEVER;
});

/** What the page asks again and again. */
export function onGet<Path extends keyof PhoneQueries, Schema extends z.ZodType>(
  app: FastifyInstance,
  path: Path,
  schema: Schema,
  answer: (query: z.output<Schema>) => Promise<PhoneQueries[Path]['answer'] | Refusal>,
): void {
  app.get(`/phone/api/${path}`, (request, reply) => serve(schema, request.query, answer, reply));
}

/** What a person does on the page. */
export function onPost<Path extends keyof PhoneActs, Schema extends z.ZodType<unknown, PhoneActs[Path]['body']>>(
  app: FastifyInstance,
  path: Path,
  schema: Schema,
  answer: (body: z.output<Schema>) => Promise<PhoneActs[Path]['answer'] | Refusal>,
): void {
  app.post(`/phone/api/${path}`, (request, reply) => serve(schema, request.body, answer, reply));
}

async function serve<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  answer: (input: z.output<Schema>) => Promise<object | Refusal>,
  reply: FastifyReply,
) {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return reply.status(400).send(malformed(parsed.error));
  const answered = await answer(parsed.data);
  return 'problem' in answered ? reply.status(409).send(refused(answered)) : answered;
}

function malformed(error: z.ZodError) {
  const said = error.issues[0]?.message;
  const problem = (Object.keys(problemWords) as Problem[]).find((known) => known === said);
  return problem ? refused({ problem }) : { message: said };
}

/** The words stand in `message`, as in every other refusal of the gateways. */
function refused({ problem, why }: Refusal) {
  const words = problemWords[problem];
  return { problem, why, message: why === undefined ? words : `${words}: ${why}.` };
}
