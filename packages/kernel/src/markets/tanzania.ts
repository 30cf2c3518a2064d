import type { Market } from './market.ts';
import { usualHarm } from './usual-harm.ts';

const hourMs = 3_600_000;
const fiveYearsDays = 5 * 366;
const open = { dayMinor: null, monthMinor: null };
const aMonth = { dayMinor: null, monthMinor: 10_000_000_00n };

/** The mainland: Zanzibar licenses for itself. */
export const tanzania: Market = {
  country: 'TZ',
  phonePrefix: '255',
  mobilePrefixes: ['61', '62', '65', '67', '68', '69', '71', '73', '74', '75', '76', '77', '78', '79'],
  numberDigits: 9,
  numberExample: '754123456',
  currency: 'TZS',
  currencySign: 'TSh',
  payOutDecimals: 0,
  timeZone: 'Africa/Dar_es_Salaam',
  utcOffsetMs: 3 * hourMs,
  languages: ['sw', 'en', 'zh'],
  hasBankTransfer: false,
  complaintBody: 'Gaming Board of Tanzania',
  regions: [
    ...['Arusha', 'Dar es Salaam', 'Dodoma', 'Geita', 'Iringa', 'Kagera', 'Katavi', 'Kigoma', 'Kilimanjaro', 'Lindi'],
    ...['Manyara', 'Mara', 'Mbeya', 'Morogoro', 'Mtwara', 'Mwanza', 'Njombe', 'Pwani', 'Rukwa', 'Ruvuma', 'Shinyanga'],
    ...['Simiyu', 'Singida', 'Songwe', 'Tabora', 'Tanga'],
  ],
  unitNames: { en: 'shillings', sw: 'shilingi', zh: '先令' },
  smallestUnitNames: { en: 'cent', sw: 'senti', zh: '分' },
  payOutUnitNames: { en: 'shilling', sw: 'shilingi', zh: '先令' },
  ageMin: 18,
  sandboxCountries: ['TZ', 'NG', 'GE', 'PT'],
  gateways: ['selcom', 'fasthub'],
  allowsCancelling: true,
  cancelWindowSeconds: 60,
  // The rate on winnings rose in 2025 and is not confirmed: a house enters it here, dated, before it goes live.
  taxes: [],
  limits: { raiseWaitMs: 24 * hourMs, confirmWithinMs: 7 * 24 * hourMs, remindAfterMonths: 6 },
  breaks: {
    timeOutHours: [24, 7 * 24, 30 * 24, 42 * 24],
    exclusionMonths: [6, 12, 24, 60, 'for-ever'],
    returnWaitMs: 24 * hourMs,
  },
  realityCheck: { minutes: [15, 30, 60, 120], defaultMinutes: 60 },
  identity: {
    numbers: ['nida'],
    levels: [
      {
        // A SIM card is registered with a NIDA number there, and the wallet of a proven number is its holder's.
        needs: 'number',
        deposits: { dayMinor: 100_000_00n, monthMinor: 600_000_00n },
        withdrawals: { dayMinor: 100_000_00n, monthMinor: 600_000_00n },
      },
      { needs: 'identity', deposits: aMonth, withdrawals: aMonth },
      { needs: 'documents', deposits: open, withdrawals: open },
    ],
    documentDays: fiveYearsDays,
    refusedDocumentDays: 90,
  },
  // Anti-Money Laundering Act, section 16: ten years after the end of the relation.
  closedAccountYears: 10,
  harm: usualHarm,
  dormancy: { afterMonths: 12, noticeDays: 30 },
  payoutAccountDays: fiveYearsDays,
  helpLines: [
    { name: 'Gambling Therapy', number: null, url: 'https://www.gamblingtherapy.org/', verifiedOn: '2026-11-01' },
  ],
  sampleBrandFile: 'brand/sample-tanzania.json',
  dataDir: '.data-tanzania',
};
