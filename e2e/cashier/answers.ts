import type { Page } from '@playwright/test';

const limits = [11111, 11112, 11113, 11114, 11115, 22222, 22223, 22224];

const method = (viewName: string, businessNumber: string | null = null) => ({
  viewName,
  onlyForTestUsers: false,
  businessNumber,
});

const paymentLimits = limits.map((accountId) => ({ accountId, minLimit: 100, maxLimit: 1_000_000 }));

export const depositMethods = {
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

export const withdrawMethods = {
  paymentLimits,
  paymentMethods: ['KudipalWithdraw', 'FastHubWithdraw', 'SelcomWithdraw'].map((name) => method(name)),
};

export const information = {
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
  userNotificationSetup: { userProfileID: '1', smsNotificationEnabled: false },
};

export const order = {
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

export const transaction = {
  transactionStartDate: '2026-11-15T13:05:00',
  type: 1,
  amount: 12_345_678.9,
  transCurrency: 'NGN',
  currentbalance: 12_345_678.9,
  userCurrency: 'NGN',
  customerNote: 'KudipalBankTransfer',
  status: 0,
};

/** Answers calls of the page as a server would that is in this state. */
export async function answer(page: Page, answers: Record<string, unknown>): Promise<void> {
  for (const [path, data] of Object.entries(answers)) {
    await page.route(`**/api/api/${path}*`, (route) =>
      route.fulfill({ json: { statusCode: 0, status: 'SUCCESS', data } }),
    );
  }
}

export async function refuse(page: Page, path: string, status: string): Promise<void> {
  await page.route(`**/api/api/${path}*`, (route) =>
    route.fulfill({ json: { statusCode: 1_500, status, data: null } }),
  );
}

/** What the pages ask for before anything is pressed. */
export async function answerCashier(page: Page, changes: Record<string, unknown> = {}): Promise<void> {
  await answer(page, {
    'Banking/GetDepositMethods': depositMethods,
    'Banking/GetWithdrawMethods': withdrawMethods,
    'Banking/GetWithdrawOrder': null,
    'Banking/CheckUserWithdrawOrder': false,
    'Banking/getKudipalBanks': { kudipalBankList: [{ code: '058', name: 'Guaranty Trust Bank' }] },
    'User/PersonalInfromation': information,
    ...changes,
  });
}
