import { mobileBalanceAnswer, mobileBalanceRequest, mobileStatementAnswer } from '@harmattan/wires/mobile-money-lists';
import { resultCodes } from '@harmattan/wires/selcom';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { MobileDeps } from './mobile-deps.ts';
import { envelopeOf, malformed, serveSigned } from './mobile-routes.ts';
import { listStatement, readFloat, type StatementLine } from './statement-store.ts';

const statementQuery = z.object({
  fromdate: z.iso.date(),
  todate: z.iso.date(),
  page: z.coerce.number().int().positive(),
});

const codes: Record<StatementLine['outcome'], string> = {
  success: resultCodes.success,
  'in progress': resultCodes.inProgress,
  failed: resultCodes.failed,
};

/** What the gateway holds for its vendor, and the list of how that came about. */
export function serveStatement(app: FastifyInstance, deps: MobileDeps): void {
  const base = `/${deps.gateway}/v1/vendor`;
  serveSigned(app, deps, (api, mustSign) => {
    api.post(`${base}/balance`, mustSign('transid', 'vendor', 'pin'), async (request, reply) => {
      const parsed = mobileBalanceRequest.safeParse(request.body);
      if (!parsed.success || parsed.data.vendor !== deps.vendor || parsed.data.pin !== deps.pin)
        return malformed(reply);
      const balance = await readFloat(deps.pool, deps.gateway);
      return z.encode(mobileBalanceAnswer, { ...envelopeOf('success', parsed.data), data: [{ balance }] });
    });
    api.get(`${base}/statement`, mustSign('fromdate', 'todate', 'page'), async (request, reply) => {
      const parsed = statementQuery.safeParse(request.query);
      if (!parsed.success) return malformed(reply);
      const { fromdate: from, todate: to, page } = parsed.data;
      const lines = await listStatement(deps.pool, deps.gateway, { from, to, page });
      const data = lines.map(({ transid, type, amountMinor, feeMinor, outcome, createdAt }) => ({
        ...{ transid, type, amount: amountMinor, charge: feeMinor, resultcode: codes[outcome] },
        creation_date: createdAt.toISOString(),
      }));
      return z.encode(mobileStatementAnswer, { ...envelopeOf('success', { transid: 'statement' }), data });
    });
  });
}
