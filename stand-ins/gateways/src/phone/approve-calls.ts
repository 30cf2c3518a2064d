import { majorFromMinor } from '@harmattan/kernel/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { MobileMoney } from '../mobile-money/index.ts';
import { ofNumber, onGet, onPost } from './calls.ts';

const decision = z.object({
  gateway: z.enum(['selcom', 'fasthub']),
  transid: z.string(),
  do: z.enum(['approve', 'refuse']),
});
const gatewayNames = { selcom: 'Selcom', fasthub: 'FastHub' };

/** The payments that a number is asked to approve. */
export function serveApprove(app: FastifyInstance, deps: { selcom: MobileMoney; fasthub: MobileMoney }): void {
  onGet(app, 'pushes', ofNumber, async ({ number }) => {
    const waiting = await Promise.all([deps.fasthub.pushesOf(number), deps.selcom.pushesOf(number)]);
    return {
      pushes: waiting.flat().map(({ gateway, transid, amountMinor }) => ({
        gateway,
        gatewayName: gatewayNames[gateway],
        transid,
        amount: majorFromMinor(amountMinor),
      })),
    };
  });
  onPost(app, 'pushes', decision, async ({ gateway, transid, do: what }) => {
    if (what === 'refuse') {
      return (await deps[gateway].refuse(transid)) ? { outcome: 'refused' } : { problem: 'waits no longer' };
    }
    const result = await deps[gateway].approve(transid);
    return result.outcome === 'paid' ? result : { problem: 'not paid', why: result.why };
  });
}
