import { walkMarket } from './testing/market-walk.ts';

walkMarket({
  market: 'nigeria',
  numbers: [
    ['8031234567', '2348031234567'],
    ['+2348031234568', '2348031234568'],
    ['08031234569', '2348031234569'],
  ],
  wrongNumbers: ['754123456', '255754123456', '803123456'],
  currency: 'NGN',
  methods: ['KudipalBankTransfer', 'KudipalUssd', 'MpesaInstructions'],
  missingMethods: [],
  paysParts: true,
});
