import {
  c2bQueryAnswer,
  cashInAnswer,
  cashInName,
  cashInNameAnswer,
  cashInRequest,
  type Outcome,
  pushAnswer,
  pushRequest,
  resultCodes,
  resultWords,
} from '@harmattan/wires/selcom';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { holderOf } from '../plumbing/people.ts';
import { canonicalNumber } from '../plumbing/phone-number.ts';
import type { StaySilent } from '../plumbing/stay-silent.ts';
import { cashIn, isWallet, outcomeFor } from './cash-in.ts';
import { pushPayment } from './collect.ts';
import type { MobileDeps } from './mobile-deps.ts';
import { failExpired, findPayment, findPayout, type Payment } from './mobile-store.ts';
import { isQueryRefused, refusedQueryCode } from './refused-query.ts';

const clockToleranceMs = 5 * 60_000;
const unknownWalletEnding = '0404';
/** M-Pesa does not disclose the holder name of a number. */
const walletWithoutNames = 'VMCASHIN';

export interface EnvelopeOf {
  reference?: string;
  transid?: string;
  message?: string;
}

const codeOf: Record<Outcome, string> = {
  success: resultCodes.success,
  'in progress': resultCodes.inProgress,
  ambiguous: resultCodes.ambiguous,
  failed: resultCodes.failed,
};

export function envelopeOf(outcome: Outcome, { reference = '', transid = '', message }: EnvelopeOf = {}) {
  const result = resultWords[outcome];
  return { reference, transid, resultcode: codeOf[outcome], result, message: message ?? result };
}

/** Registers a gateway's calls, each of which must be signed, with the fields that it cannot do without. */
export function serveSigned(
  app: FastifyInstance,
  deps: Pick<MobileDeps, 'problemOf' | 'apiKey' | 'apiSecret' | 'clock'>,
  serve: (api: FastifyInstance, mustSign: (...names: string[]) => object) => void,
): void {
  app.register(async (api) => {
    serve(api, (...mustSign) => ({
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        const problem = deps.problemOf({
          headers: request.headers,
          body: (request.method === 'GET' ? request.query : (request.body ?? {})) as Record<string, unknown>,
          apiKey: deps.apiKey,
          apiSecret: deps.apiSecret,
          now: deps.clock.now(),
          windowMs: clockToleranceMs,
          mustSign,
        });
        if (problem) return reply.status(401).send(envelopeOf('failed', { message: `Unauthorized: ${problem}` }));
      },
    }));
  });
}

export function serveMobileMoney(app: FastifyInstance, deps: MobileDeps & { staySilent: StaySilent }): void {
  const base = `/${deps.gateway}/v1`;
  const states: Record<Payment['state'], Outcome> = {
    waiting: 'in progress',
    paying: 'in progress',
    paid: 'success',
    failed: 'failed',
  };

  serveSigned(app, deps, (api, mustSign) => {
    api.post(`${base}/wallet/pushussd`, mustSign('transid', 'amount', 'msisdn', 'vendor'), async (request, reply) => {
      const parsed = pushRequest.safeParse(request.body);
      if (!parsed.success || parsed.data.vendor !== deps.vendor || parsed.data.amount === 0n) return malformed(reply);
      await failExpired(deps.pool);
      const { transid } = parsed.data;
      const payment = await pushPayment(deps, parsed.data);
      if (!payment) return envelopeOf('failed', { transid, message: 'transid or msisdn cannot be used' });
      return z.encode(pushAnswer, { ...envelopeOf(states[payment.state], payment), data: [] });
    });

    api.get(`${base}/c2b/query-status`, mustSign('transid'), async (request) => {
      const { transid } = request.query as { transid: string };
      await failExpired(deps.pool);
      const payment = await findPayment(deps.pool, { gateway: deps.gateway, transid });
      if (!payment) return { ...envelopeOf('failed', { transid }), resultcode: resultCodes.unknown, data: [] };
      if (isQueryRefused(payment, deps.clock.now())) return refusedQuery(transid);
      const { operator, utilityref, number, amountMinor, createdAt } = payment;
      return z.encode(c2bQueryAnswer, {
        ...envelopeOf(states[payment.state], {
          ...payment,
          message: payment.why || resultWords[states[payment.state]],
        }),
        data: [{ operator, utilityref, msisdn: number, amount: amountMinor, creation_date: createdAt.toISOString() }],
      });
    });

    api.get(`${base}/walletcashin/namelookup`, mustSign('utilitycode', 'utilityref'), async (request) => {
      const { data: query } = cashInName.safeParse(request.query);
      const number = canonicalNumber(query?.utilityref ?? '');
      const isKnown =
        query &&
        number &&
        isWallet(query.utilitycode) &&
        query.utilitycode !== walletWithoutNames &&
        !number.endsWith(unknownWalletEnding);
      if (!isKnown) return { ...envelopeOf('failed', { ...query, message: 'Name not found' }), data: [] };
      return z.encode(cashInNameAnswer, { ...envelopeOf('success', query), data: [{ name: holderOf(number) }] });
    });

    const paySigned = mustSign('transid', 'utilitycode', 'utilityref', 'amount', 'vendor', 'pin');
    api.post(`${base}/walletcashin/process`, paySigned, async (request, reply) => {
      const parsed = cashInRequest.safeParse(request.body);
      if (!parsed.success || parsed.data.amount === 0n) return malformed(reply);
      const { outcome, reference, message } = await cashIn(deps, parsed.data);
      if (outcome === 'silence') return deps.staySilent(reply);
      const { transid } = parsed.data;
      return z.encode(cashInAnswer, { ...envelopeOf(outcome, { reference, transid, message }), data: [] });
    });

    api.get(`${base}/walletcashin/query`, mustSign('transid'), async (request) => {
      const { transid } = request.query as { transid: string };
      const payout = await findPayout(deps.pool, { gateway: deps.gateway, transid });
      if (!payout) return { ...envelopeOf('failed', { transid }), resultcode: resultCodes.unknown, data: [] };
      if (isQueryRefused(payout, deps.clock.now())) return refusedQuery(transid);
      return z.encode(cashInAnswer, { ...envelopeOf(outcomeFor(payout), payout), data: [] });
    });
  });
}

/** With HTTP 200 and the transid, so that nothing but the code tells it from an answer about the payment. */
function refusedQuery(transid: string) {
  return { ...envelopeOf('failed', { transid, message: 'Forbidden' }), resultcode: refusedQueryCode, data: [] };
}

export function malformed(reply: FastifyReply) {
  return reply.status(400).send(envelopeOf('failed', { message: 'Malformed request' }));
}
