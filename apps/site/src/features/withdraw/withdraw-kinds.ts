import { methodNames } from '../../shared/cashier/method-names.ts';
import type { MethodKind } from '../../shared/cashier/payment-methods.ts';
import { BankPanel } from './bank/bank-panel.tsx';
import { ChannelPanel } from './channel/channel-panel.tsx';
import { MobilePanel } from './mobile/mobile-panel.tsx';

/** Every way to be paid that this build can show, by the server's name for its view. */
export const withdrawKinds: Readonly<Record<string, MethodKind>> = {
  KudipalWithdraw: { accountId: 11111, name: methodNames.KudipalWithdraw, mark: 'BANK', Panel: BankPanel },
  FastHubWithdraw: { accountId: 11111, name: methodNames.FastHubWithdraw, mark: 'Fast\nHub', Panel: MobilePanel },
  SelcomWithdraw: { accountId: 22222, name: methodNames.SelcomWithdraw, mark: 'Selcom', Panel: ChannelPanel },
};
