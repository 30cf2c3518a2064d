import { outcomeOf, resultCodes } from '@harmattan/wires/mobile-money';
import {
  type MobileStatementLine,
  mobileBalanceAnswer,
  mobileBalanceRequest,
  mobileListPaths,
  mobileStatementAnswer,
} from '@harmattan/wires/mobile-money-lists';
import { z } from 'zod';
import type { ListedLine, PaymentGateway } from '../payment-port.ts';
import { instantOf, readPages } from './gateway-http.ts';
import { type MobileMoneySettings, readEnvelope, type SignedWire } from './signed-wire.ts';

const kinds: Record<MobileStatementLine['type'], ListedLine['kind']> = {
  C2B: 'deposit',
  CHECKOUT: 'deposit',
  CASHIN: 'payout',
  SETTLEMENT: 'settlement',
  CHARGEBACK: 'chargeback',
  REFUND: 'refund',
};

/** The statement of a gateway for mobile wallets. A page that cannot be read makes the whole unknown. */
export function mobileLists(
  wire: SignedWire,
  { settings, definiteFailures }: { settings: MobileMoneySettings; definiteFailures: ReadonlySet<string> },
): Pick<PaymentGateway, 'listLines' | 'listDeposits' | 'readBalance'> {
  function lineOf(row: MobileStatementLine): ListedLine | undefined {
    const at = instantOf(row.creation_date);
    if (!at) return undefined;
    const outcome = outcomeOf(row.resultcode, definiteFailures);
    const status = outcome === 'success' ? 'done' : outcome === 'failed' ? 'failed' : 'pending';
    return {
      ...{
        kind: kinds[row.type],
        id: row.transid,
        reference: row.transid,
        gatewayRef: null,
        ofId: row.of ?? null,
        status,
        at,
      },
      ...{ amountMinor: row.amount, feeMinor: row.charge, currency: settings.currency },
    };
  }

  async function listLines(days: { from: string; to: string }): Promise<ListedLine[] | undefined> {
    const rows = await readPages(async (page) => {
      const told = readEnvelope(await wire.get(mobileListPaths.statement({ ...days, page })), mobileStatementAnswer);
      if (told?.resultcode !== resultCodes.success) return undefined;
      return { rows: told.data, isLast: told.data.length === 0 };
    });
    const lines = rows?.map(lineOf);
    return lines?.every((line) => line !== undefined) ? lines : undefined;
  }

  return {
    listLines,
    listDeposits: async (days) => (await listLines(days))?.filter(({ kind }) => kind === 'deposit'),
    async readBalance() {
      // The question moves nothing, so its name may repeat.
      const transid = 'balance';
      const body = z.encode(mobileBalanceRequest, { transid, vendor: settings.vendor, pin: settings.pin });
      const told = readEnvelope(await wire.post(mobileListPaths.balance, body), mobileBalanceAnswer);
      return told?.resultcode === resultCodes.success && told.transid === transid ? told.data[0]?.balance : undefined;
    },
  };
}
