import { expect, test } from 'vitest';
import { campaignsCsv } from './campaigns-csv.ts';

const row = {
  clicks: 3,
  firstClicks: 2,
  registrations: 1,
  depositors: 1,
  deposits: 2,
  deposited: 1500.5,
  revenue: -20,
};
const campaign = {
  ...{ refcode: 'radio', version: 1, partner: '=HYPERLINK("x")', landingPath: '/', link: '', savedBy: 'a' },
  ...{ name: 'Radio, “morning”', savedAt: '2026-11-18T00:00:00.000Z', actions: [] },
};

test('a spreadsheet reads the figures as figures, and no name as a formula', () => {
  const csv = campaignsCsv({
    campaigns: [campaign],
    figures: [
      { refcode: 'radio', ...row },
      { refcode: 'x', ...row },
    ],
  });
  expect(csv.split('\r\n')).toEqual([
    'refcode,clicks,firstClicks,registrations,depositors,deposits,deposited,revenue,name,partner',
    `radio,3,2,1,1,2,1500.5,-20,"Radio, “morning”","'=HYPERLINK(""x"")"`,
    'x,3,2,1,1,2,1500.5,-20,,',
    '',
  ]);
});
