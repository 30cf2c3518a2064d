import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Bus } from '../../plumbing/bus.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import { type LetterLanguage, paymentLetter } from './payment-letters.ts';
import type { Write } from './write.ts';

const settled = z.object({
  paymentId: z.uuid(),
  playerId: z.string().transform(BigInt),
  direction: z.enum(['deposit', 'withdraw']),
  amountMinor: z.string().transform(BigInt),
  // A fact from before limits has none.
  aboveMinor: z.string().default('0').transform(BigInt),
  currency: z.string(),
  reference: z.string(),
});

interface TellOfPaymentsOptions {
  outbox: Outbox;
  bus: Bus;
  write(word: Write): Promise<unknown>;
  languageOf(playerId: bigint): Promise<LetterLanguage>;
}

/**
 * A player finds a message for each payment whose money has arrived or was paid out: once, by its key, however often the fact is
 * delivered. Pages that are open are told over the bus; a page that hears it twice shows it once.
 */
export function tellOfPayments({ outbox, bus, write, languageOf }: TellOfPaymentsOptions): void {
  outbox.consume('cashier.payment-settled', async ({ payload }) => {
    const { playerId, amountMinor, aboveMinor, currency, ...payment } = settled.parse(payload);
    const textOf = (minor: bigint) => `${currency} ${formatMajor(minor)}`;
    const above =
      aboveMinor > 0n ? { arrived: textOf(amountMinor + aboveMinor), above: textOf(aboveMinor) } : undefined;
    const letter = paymentLetter(await languageOf(playerId), { ...payment, amount: textOf(amountMinor), above });
    await write({ playerId, key: `payment:${payment.paymentId}`, actor: 'platform', isAutomatic: true, ...letter });
    if (amountMinor === 0n) return;
    bus.publish('cashier.payment-settled', {
      playerId,
      amountMinor,
      id: payment.paymentId,
      direction: payment.direction,
    });
  });
}
