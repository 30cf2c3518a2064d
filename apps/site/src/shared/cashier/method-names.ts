import type { MessageId } from '@harmattan/i18n/messages';

/** What people call each way to pay, by the server's name for its view. */
export const methodNames = {
  KudipalBankTransfer: 'cashier.method.bank-transfer',
  KudipalCard: 'cashier.method.card',
  KudipalUssd: 'cashier.method.ussd',
  FastHubPayBill: 'cashier.method.pay-bill',
  MpesaInstructions: 'cashier.method.mpesa',
  TigoPesaInstructions: 'cashier.method.tigo-pesa',
  AirtelInstructions: 'cashier.method.airtel',
  HaloPesaInstructions: 'cashier.method.halo-pesa',
  Selcom: 'cashier.method.selcom',
  SelcomCard: 'cashier.method.selcom-card',
  KudipalWithdraw: 'cashier.method.bank-account',
  FastHubWithdraw: 'cashier.method.mobile-money',
  SelcomWithdraw: 'cashier.method.other-mobile-money',
} as const satisfies Record<string, MessageId>;
