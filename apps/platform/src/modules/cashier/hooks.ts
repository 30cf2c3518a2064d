import { type C2bAnswer, c2bCodes, c2bLookup, c2bNotification, c2bValidation } from '@harmattan/wires/mobile-money';
import { isBearer } from '@harmattan/wires/same-secret';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type DoorLimit, limitDoor } from '../../plumbing/http/door-limit.ts';
import { withSampledWarnings } from '../../plumbing/sampled-warnings.ts';
import type { CashierDeps } from './cashier-deps.ts';
import type { GatewayName } from './payment-port.ts';
import { lookUpPayee, takePayBill, validatePayBill } from './take-pay-bill.ts';
import { takeWebHook } from './take-web-hook.ts';

const bodyMaxBytes = 64 * 1024;

/** What the mobile money gateways prove themselves with when they call us. */
export type PayBillTokens = Partial<Record<GatewayName, string>>;

/**
 * The doors for gateways, apart from the players' calls: bodies stay raw, since signatures are over bytes, and answers are
 * in each gateway's own words.
 */
export async function serveHooks(
  app: FastifyInstance,
  given: CashierDeps,
  { tokens, limit }: { tokens: PayBillTokens; limit?: DoorLimit | undefined },
): Promise<void> {
  const deps = { ...given, log: withSampledWarnings(given) };
  await app.register(async (hooks) => {
    if (limit) await limitDoor(hooks, limit);
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyMaxBytes },
      async (_: unknown, body: Buffer) => body,
    );
    serveWebHook(hooks, deps, 'kudipal');
    serveWebHook(hooks, deps, 'selcom');
    servePayBill(hooks, deps, { gateway: 'selcom', token: tokens.selcom });
    servePayBill(hooks, deps, { gateway: 'fasthub', token: tokens.fasthub });
  });
}

function serveWebHook(app: FastifyInstance, deps: CashierDeps, gateway: 'kudipal' | 'selcom'): void {
  app.post(`/hooks/${gateway}`, async (request, reply) => {
    const outcome = await takeWebHook(deps, gateway, { headers: headersOf(request), rawBody: bodyOf(request) });
    switch (outcome) {
      case 'bad signature':
        return reply.status(401).send({ status: 'refused' });
      case 'malformed':
        return reply.status(400).send({ status: 'refused' });
      default:
        // Also for what we do not know: sent again, it would be no better known.
        return reply.status(200).send({ status: 'taken' });
    }
  });
}

function servePayBill(
  app: FastifyInstance,
  deps: CashierDeps,
  { gateway, token }: { gateway: GatewayName; token: string | undefined },
): void {
  if (token === undefined) return;
  function serve<Schema extends z.ZodType<Call>>(
    path: string,
    schema: Schema,
    decide: (call: z.output<Schema>) => Promise<Verdict>,
  ): void {
    app.post(`/hooks/${gateway}/c2b/${path}`, async (request, reply) => {
      if (!isBearer(request.headers.authorization, token as string)) return refuse(deps, reply, gateway);
      const call = schema.safeParse(parseJson(bodyOf(request)));
      if (!call.success) return reply.status(400).send({ status: 'refused' });
      return reply.status(200).send(answerOf(call.data, await decide(call.data)));
    });
  }
  const about = ({ operator, transid, utilityref }: Call) => ({ gateway, operator, transid, utilityref });
  serve('lookup', c2bLookup, (call) => lookUpPayee(deps, about(call)));
  serve('validation', c2bValidation, (call) => validatePayBill(deps, { ...about(call), amountMinor: call.amount }));
  serve('notification', c2bNotification, (call) => takePayBill(deps, { ...about(call), amountMinor: call.amount }));
}

type Call = z.output<typeof c2bLookup>;
type Verdict = { code: C2bAnswer['resultcode']; name?: string };

const words: Record<C2bAnswer['resultcode'], string> = {
  [c2bCodes.accepted]: 'Accepted',
  [c2bCodes.badReference]: 'Invalid reference',
  [c2bCodes.badAmount]: 'Invalid amount',
  [c2bCodes.tooHigh]: 'Amount too high',
  [c2bCodes.tooLow]: 'Amount too low',
};

function answerOf({ reference, transid }: Call, { code, name }: Verdict): C2bAnswer {
  const result = code === c2bCodes.accepted ? 'SUCCESS' : 'FAIL';
  return { reference, transid, resultcode: code, result, message: words[code], ...(name && { name }) };
}

function refuse(deps: CashierDeps, reply: FastifyReply, gateway: GatewayName): FastifyReply {
  deps.log.warn({ gateway }, 'a pay bill call without the right token was refused');
  return reply.status(401).send({ status: 'refused' });
}

function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function headersOf({ headers }: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
