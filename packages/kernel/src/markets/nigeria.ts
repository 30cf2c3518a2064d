import type { Market } from './market.ts';
import { usualHarm } from './usual-harm.ts';

const hourMs = 3_600_000;
const fiveYearsDays = 5 * 366;
const open = { dayMinor: null, monthMinor: null };
const aMonth = { dayMinor: null, monthMinor: 5_000_000_00n };

export const nigeria: Market = {
  country: 'NG',
  phonePrefix: '234',
  mobilePrefixes: ['70', '80', '81', '90', '91'],
  numberDigits: 10,
  numberExample: '803123456',
  currency: 'NGN',
  currencySign: '₦',
  payOutDecimals: 2,
  timeZone: 'Africa/Lagos',
  utcOffsetMs: hourMs,
  languages: ['en', 'sw', 'zh'],
  hasBankTransfer: true,
  complaintBody: 'Lagos State Lotteries and Gaming Authority',
  regions: [
    ...['Abia', 'Adamawa', 'Akwa Ibom', 'Anambra', 'Bauchi', 'Bayelsa', 'Benue', 'Borno', 'Cross River', 'Delta'],
    ...['Ebonyi', 'Edo', 'Ekiti', 'Enugu', 'FCT Abuja', 'Gombe', 'Imo', 'Jigawa', 'Kaduna', 'Kano', 'Katsina', 'Kebbi'],
    ...['Kogi', 'Kwara', 'Lagos', 'Nasarawa', 'Niger', 'Ogun', 'Ondo', 'Osun', 'Oyo', 'Plateau', 'Rivers', 'Sokoto'],
    ...['Taraba', 'Yobe', 'Zamfara'],
  ],
  unitNames: { en: 'naira', sw: 'naira', zh: '奈拉' },
  smallestUnitNames: { en: 'kobo', sw: 'kobo', zh: '科博' },
  payOutUnitNames: { en: 'kobo', sw: 'kobo', zh: '科博' },
  ageMin: 18,
  sandboxCountries: ['NG', 'TZ', 'GE', 'PT'],
  gateways: ['kudipal', 'selcom', 'fasthub'],
  allowsCancelling: true,
  cancelWindowSeconds: 60,
  taxes: [],
  limits: { raiseWaitMs: 24 * hourMs, confirmWithinMs: 7 * 24 * hourMs, remindAfterMonths: 6 },
  breaks: {
    timeOutHours: [24, 7 * 24, 30 * 24, 42 * 24],
    exclusionMonths: [6, 12, 24, 60, 'for-ever'],
    returnWaitMs: 24 * hourMs,
  },
  realityCheck: { minutes: [15, 30, 60, 120], defaultMinutes: 60 },
  identity: {
    numbers: ['nin', 'vnin', 'bvn'],
    levels: [
      {
        needs: 'number',
        deposits: { dayMinor: 50_000_00n, monthMinor: 300_000_00n },
        withdrawals: { dayMinor: 0n, monthMinor: 0n },
      },
      { needs: 'identity', deposits: aMonth, withdrawals: aMonth },
      { needs: 'documents', deposits: open, withdrawals: open },
    ],
    documentDays: fiveYearsDays,
    refusedDocumentDays: 90,
  },
  // Money Laundering (Prevention and Prohibition) Act 2022, section 8: five years after the end of the relation.
  closedAccountYears: 5,
  harm: usualHarm,
  dormancy: { afterMonths: 12, noticeDays: 30 },
  payoutAccountDays: fiveYearsDays,
  helpLines: [
    { name: 'Gambling Therapy', number: null, url: 'https://www.gamblingtherapy.org/', verifiedOn: '2026-11-01' },
  ],
  sampleBrandFile: 'brand/sample.json',
  dataDir: '.data',
};
