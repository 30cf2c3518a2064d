import type { CallData } from '@harmattan/contract';
import type { Page } from '@playwright/test';
import { type Answers, answerCalls } from '../answers.ts';

const limits = [11111, 11112, 11113, 11114, 11115, 22222, 22223, 22224];

const method = (viewName: string, businessNumber: string | null = null) => ({
  viewName,
  onlyForTestUsers: false,
  businessNumber,
});

const paymentLimits = limits.map((accountId) => ({ accountId, minLimit: 100, maxLimit: 1_000_000 }));

export const depositMethods: CallData<'GET Banking/GetDepositMethods'> = {
  paymentLimits,
  paymentMethods: [
    ...['KudipalBankTransfer', 'KudipalCard', 'KudipalUssd', 'FastHubPayBill'].map((name) => method(name)),
    ...['MpesaInstructions', 'TigoPesaInstructions', 'AirtelInstructions', 'HaloPesaInstructions', 'Selcom'].map(
      (name) => method(name, '335757'),
    ),
    method('SelcomCard'),
    method('SomethingNewer'),
  ],
};

const withdrawMethods: CallData<'GET Banking/GetWithdrawMethods'> = {
  paymentLimits,
  paymentMethods: ['KudipalWithdraw', 'FastHubWithdraw', 'SelcomWithdraw'].map((name) => method(name)),
};

export const information: CallData<'GET User/PersonalInfromation'> = {
  firstName: 'Adaeze',
  lastName: 'Okonkwo',
  birthDate: '1990-02-28',
  countryCode: 'NG',
  mobileNumber: '8031234567',
  userName: '2348031234567',
  currencyName: 'NGN',
  subscribeToEmail: false,
  twoFactorEnabled: false,
  smsTwoFactorEnabled: false,
  userNotificationSetup: { userProfileID: '1', smsNotificationEnabled: false, inboxOffersEnabled: true },
};

export const order: NonNullable<CallData<'GET Banking/GetWithdrawOrder'>> = {
  id: '019a0000-0000-7000-8000-000000000002',
  viewName: 'KudipalWithdraw',
  amount: 50_000,
  destination: '••••••5678',
  canBeCanceled: true,
  isFinished: false,
  message: '',
  steps: [
    { step: 'requested', time: '2026-11-15T10:00:00' },
    { step: 'approved', time: '2026-11-15T10:01:00' },
  ],
};

export const transaction: CallData<'POST User/TransactionHistory'>['resp'][number] = {
  transactionStartDate: '2026-11-15T13:05:00',
  type: 1,
  amount: 12_345_678.9,
  transCurrency: 'NGN',
  currentbalance: 12_345_678.9,
  userCurrency: 'NGN',
  customerNote: 'KudipalBankTransfer',
  status: 0,
  id: '01930000-0000-7000-8000-000000000001',
  reference: '01930000-0000-7000-8000-000000000001',
};

/** What the pages ask for before anything is pressed. */
export const cashierAnswers: Answers = {
  'GET Banking/GetSavedAccounts': { accounts: [], lastAmounts: [] },
  'POST Banking/QuoteWithdrawal': {
    ...{ available: 100_000, minLimit: 500, maxLimit: 2_000_000, fee: 0, receives: 0 },
    ...{ waitsForTime: null, waitsForPerson: null },
  },
  'GET Banking/GetDepositMethods': depositMethods,
  'GET Banking/GetWithdrawMethods': withdrawMethods,
  'GET Banking/GetWithdrawOrder': null,
  'GET Banking/CheckUserWithdrawOrder': false,
  'GET Banking/getKudipalBanks': { kudipalBankList: [{ code: '058', name: 'Guaranty Trust Bank' }] },
  'GET User/PersonalInfromation': information,
};

export async function answerCashier(page: Page, changes: Answers = {}): Promise<void> {
  await answerCalls(page, { ...cashierAnswers, ...changes });
}
