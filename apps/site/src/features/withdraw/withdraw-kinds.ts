import { BankMark, FastHubMark, SelcomMark } from '../../shared/cashier/method-marks.tsx';
import { methodNames } from '../../shared/cashier/method-names.ts';
import type { MethodKind } from '../../shared/cashier/payment-methods.ts';
import { BankPanel } from './bank/bank-panel.tsx';
import { ChannelPanel } from './channel/channel-panel.tsx';
import { MobilePanel } from './mobile/mobile-panel.tsx';

/** How long it takes depends on the amount and the account, so a card says nothing of it. */
const promise = 'cashier.method.no-fee';

/** Every way to be paid that this build can show, by the server's name for its view. */
export const withdrawKinds: Readonly<Record<string, MethodKind>> = {
  KudipalWithdraw: { accountId: 11111, name: methodNames.KudipalWithdraw, mark: BankMark, promise, Panel: BankPanel },
  FastHubWithdraw: {
    ...{ accountId: 11111, name: methodNames.FastHubWithdraw, mark: FastHubMark },
    ...{ promise, Panel: MobilePanel },
  },
  SelcomWithdraw: {
    accountId: 22222,
    name: methodNames.SelcomWithdraw,
    mark: SelcomMark,
    promise,
    Panel: ChannelPanel,
  },
};
