import type { Minor } from '@harmattan/kernel/money';
import { createBanks } from './banks.ts';
import type { CashierDeps } from './cashier-deps.ts';
import type { GatewayName } from './payment-port.ts';
import { countByBank, sumPaidOut } from './store/float.ts';

export interface Float {
  gateway: GatewayName;
  /** What the gateway says that it holds for us. Null when it gives no answer that can be read. */
  balanceMinor: Minor | null;
  dayMinor: Minor;
  hourMinor: Minor;
  /** Until it is empty, at the faster pace of the last hour and the last day. Null where nothing was paid out, or the balance is not known. */
  hoursLeft: number | null;
}

/** What each gateway has left to pay out. */
export async function readFloat(deps: CashierDeps): Promise<Float[]> {
  const paid = await sumPaidOut(deps.pool);
  return Promise.all(
    [...deps.gateways.values()].map(async (gateway) => {
      const { dayMinor = 0n, hourMinor = 0n } = paid.find((one) => one.gateway === gateway.name) ?? {};
      const balanceMinor = (await gateway.readBalance()) ?? null;
      return {
        ...{ gateway: gateway.name, balanceMinor, dayMinor, hourMinor },
        hoursLeft: hoursLeft({ balanceMinor, dayMinor, hourMinor }),
      };
    }),
  );
}

/** To a tenth of an hour, and never below zero. */
export function hoursLeft({
  balanceMinor,
  dayMinor,
  hourMinor,
}: {
  balanceMinor: Minor | null;
  dayMinor: Minor;
  hourMinor: Minor;
}): number | null {
  // Both paces in 24 hours, so that nothing is rounded before the end.
  const paceMinor = hourMinor * 24n > dayMinor ? hourMinor * 24n : dayMinor;
  if (balanceMinor === null || paceMinor === 0n) return null;
  return balanceMinor <= 0n ? 0 : Number((balanceMinor * 240n) / paceMinor) / 10;
}

/** How pay-outs to each bank went in the last hour. */
export function createBankRates(deps: CashierDeps) {
  const banks = createBanks(deps);
  return async () => {
    const [rows, known] = await Promise.all([countByBank(deps.pool), banks()]);
    return rows.map((row) => ({
      ...row,
      name: (row.gateway === 'kudipal' && known?.find(({ code }) => code === row.code)?.name) || row.code,
      /** Of those that are decided. Null where none is. */
      successRate: row.paid + row.failed === 0 ? null : row.paid / (row.paid + row.failed),
    }));
  };
}
