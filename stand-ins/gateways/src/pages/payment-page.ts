import { sendBuiltPage } from '@harmattan/process/stand-in/built-page';
import type { FastifyReply } from 'fastify';
import type { PaymentData } from '../phone/contract.ts';

/** A page of a gateway's own, to which the payer's browser is sent and from which it goes back. */
export function sendPaymentPage(
  reply: FastifyReply,
  { pagesDir, data }: { pagesDir: string; data: PaymentData },
): FastifyReply {
  return sendBuiltPage(reply.header('cache-control', 'no-store'), { dir: pagesDir, file: 'payment.html', data });
}
