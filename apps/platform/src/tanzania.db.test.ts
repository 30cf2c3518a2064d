import { vi } from 'vitest';

vi.hoisted(() => vi.stubEnv('MARKET', 'tanzania'));

const { walkMarket } = await import('./testing/market-walk.ts');

walkMarket({
  market: 'tanzania',
  numbers: [
    ['754123456', '255754123456'],
    ['+255754123457', '255754123457'],
    ['0754123458', '255754123458'],
  ],
  wrongNumbers: ['8031234567', '2348031234567', '75412345', '222123456'],
  currency: 'TZS',
  methods: ['MpesaInstructions', 'Selcom', 'SelcomCard', 'FastHubPayBill'],
  missingMethods: ['KudipalBankTransfer', 'KudipalCard', 'KudipalUssd'],
  paysParts: false,
});
