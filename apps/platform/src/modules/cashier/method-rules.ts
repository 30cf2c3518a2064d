import type { Minor } from '@harmattan/kernel/money';
import type { GatewayName, Rail } from './payment-port.ts';

export type DepositViewName =
  | 'KudipalBankTransfer'
  | 'KudipalCard'
  | 'KudipalUssd'
  | 'FastHubPayBill'
  | 'MpesaInstructions'
  | 'TigoPesaInstructions'
  | 'AirtelInstructions'
  | 'HaloPesaInstructions'
  | 'Selcom'
  | 'SelcomCard';

export type WithdrawViewName = 'KudipalWithdraw' | 'FastHubWithdraw' | 'SelcomWithdraw';

const rails: Record<DepositViewName | WithdrawViewName, Rail> = {
  KudipalBankTransfer: 'bank_transfer',
  KudipalCard: 'card',
  KudipalUssd: 'ussd',
  FastHubPayBill: 'wallet_push',
  MpesaInstructions: 'pay_bill',
  TigoPesaInstructions: 'pay_bill',
  AirtelInstructions: 'pay_bill',
  HaloPesaInstructions: 'pay_bill',
  Selcom: 'pay_bill',
  SelcomCard: 'hosted_page',
  KudipalWithdraw: 'payout_bank',
  FastHubWithdraw: 'payout_wallet',
  SelcomWithdraw: 'payout_wallet',
};

/** Undefined for a method that this version does not know. */
export function railOf(viewName: string): Rail | undefined {
  return Object.hasOwn(rails, viewName) ? rails[viewName as keyof typeof rails] : undefined;
}

const selcomOperators: Record<string, DepositViewName> = {
  MPESA: 'MpesaInstructions',
  TIGOPESA: 'TigoPesaInstructions',
  AIRTELMONEY: 'AirtelInstructions',
  HALOPESA: 'HaloPesaInstructions',
};

/** The method of money that a payer sent by hand. */
export function payBillMethod(gateway: GatewayName, operator: string): DepositViewName {
  if (gateway === 'fasthub') return 'FastHubPayBill';
  return Object.hasOwn(selcomOperators, operator) ? (selcomOperators[operator] as DepositViewName) : 'Selcom';
}

/** The method by which money is asked for that a web hook told of under an unknown reference. */
export function hookMethod(gateway: GatewayName): DepositViewName {
  return gateway === 'selcom' ? 'SelcomCard' : 'KudipalBankTransfer';
}

export type AmountProblem = 'too little' | 'too much';

export function amountProblem(
  method: { min_kobo: Minor; max_kobo: Minor },
  amountMinor: Minor,
): AmountProblem | undefined {
  if (amountMinor < method.min_kobo) return 'too little';
  return amountMinor > method.max_kobo ? 'too much' : undefined;
}

/** How numbers begin in the country whose banks and wallets a gateway serves. */
export const phonePrefixOf: Record<GatewayName, string> = { kudipal: '234', selcom: '255', fasthub: '255' };
