import {
  AirtelMark,
  BankMark,
  CardMark,
  FastHubMark,
  HaloMark,
  MpesaMark,
  SelcomCardMark,
  SelcomMark,
  UssdMark,
  YasMark,
} from '../../shared/cashier/method-marks.tsx';
import { methodNames } from '../../shared/cashier/method-names.ts';
import type { MethodKind } from '../../shared/cashier/payment-methods.ts';
import { BankTransferPanel } from './bank-transfer/bank-transfer-panel.tsx';
import { CardPanel } from './card/card-panel.tsx';
import { AirtelPanel } from './instructions/airtel-panel.tsx';
import { HaloPesaPanel } from './instructions/halo-pesa-panel.tsx';
import { MpesaPanel } from './instructions/mpesa-panel.tsx';
import { SelcomPanel } from './instructions/selcom-panel.tsx';
import { TigoPesaPanel } from './instructions/tigo-pesa-panel.tsx';
import { PayBillPanel } from './pay-bill/pay-bill-panel.tsx';
import { SelcomCardPanel } from './selcom-card/selcom-card-panel.tsx';
import { UssdPanel } from './ussd/ussd-panel.tsx';

/** Every way to pay in that this build can show, by the server's name for its view. */
export const depositKinds: Readonly<Record<string, MethodKind>> = {
  KudipalBankTransfer: {
    accountId: 22224,
    name: methodNames.KudipalBankTransfer,
    mark: BankMark,
    Panel: BankTransferPanel,
  },
  KudipalCard: { accountId: 22224, name: methodNames.KudipalCard, mark: CardMark, Panel: CardPanel },
  KudipalUssd: { accountId: 22224, name: methodNames.KudipalUssd, mark: UssdMark, Panel: UssdPanel },
  FastHubPayBill: { accountId: 22224, name: methodNames.FastHubPayBill, mark: FastHubMark, Panel: PayBillPanel },
  MpesaInstructions: { accountId: 11113, name: methodNames.MpesaInstructions, mark: MpesaMark, Panel: MpesaPanel },
  TigoPesaInstructions: {
    accountId: 11112,
    name: methodNames.TigoPesaInstructions,
    mark: YasMark,
    Panel: TigoPesaPanel,
  },
  AirtelInstructions: {
    accountId: 11114,
    name: methodNames.AirtelInstructions,
    mark: AirtelMark,
    Panel: AirtelPanel,
  },
  HaloPesaInstructions: {
    accountId: 11115,
    name: methodNames.HaloPesaInstructions,
    mark: HaloMark,
    Panel: HaloPesaPanel,
  },
  Selcom: { accountId: 22222, name: methodNames.Selcom, mark: SelcomMark, Panel: SelcomPanel },
  SelcomCard: { accountId: 22223, name: methodNames.SelcomCard, mark: SelcomCardMark, Panel: SelcomCardPanel },
};
