import type { EventData } from '@harmattan/contract';
import { loadCatalogue } from '@harmattan/i18n/activate';
import { translate } from '@harmattan/i18n/translate';
import { showToast } from '@harmattan/ui/toast';
import { wireAmountText } from '../cashier/wire-amount.ts';
import { readSession } from '../session/session.ts';

export type PaymentNews = EventData<'payment'> & { userName: string };

const shown = new Set<string>();

/** Says that money has arrived or was paid out, once for each payment and to its player only. */
export async function showPayment({ userName, id, type, amount }: PaymentNews): Promise<void> {
  if (shown.has(id)) return;
  shown.add(id);
  await loadCatalogue('cashier');
  if (readSession()?.user.userName !== userName) return;
  showToast({ kind: 'good', text: translate(`cashier.settled.${type}`, { amount: wireAmountText(amount) }) });
}
