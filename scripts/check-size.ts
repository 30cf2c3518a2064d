import { readFileSync } from 'node:fs';
import type { SizeReport } from '../apps/site/build/size-report.ts';
import type { PageSizes } from '../packages/sandbox-ui/build/size-report.ts';

const sizeFile = new URL('../apps/site/dist/size.json', import.meta.url);
const budgetsKb = { firstLoadJs: 85, firstLoad: 95, route: 40, book: 45, phone: 17.8, phoneInAll: 23.2, payment: 15 };

const report: SizeReport = JSON.parse(readFileSync(sizeFile, 'utf8'));
const book = pageSizes('sportsbook/page');
const phone = pageSizes('gateways/phone');
const rows = [
  { what: 'first load, JavaScript', kb: report.js_first_load_kb_br, budget: budgetsKb.firstLoadJs },
  { what: 'first load, everything', kb: report.all_first_load_kb_br, budget: budgetsKb.firstLoad },
  ...Object.entries(report.routes).map(([page, kb]) => ({ what: `then ${page}`, kb, budget: budgetsKb.route })),
  { what: "the sportsbook's page", kb: sizeOf(book, 'book').firstLoadKb, budget: budgetsKb.book },
  { what: 'the sportsbook as a widget', kb: sizeOf(book, 'widget').firstLoadKb, budget: budgetsKb.book },
  { what: 'the phone', kb: sizeOf(phone, 'phone').firstLoadKb, budget: budgetsKb.phone },
  { what: 'the phone in all', kb: sizeOf(phone, 'phone').allKb, budget: budgetsKb.phoneInAll },
  { what: "a gateway's payment page", kb: sizeOf(phone, 'payment').firstLoadKb, budget: budgetsKb.payment },
];

console.log('Brotli, in KB of 1,000 bytes');
for (const { what, kb, budget } of rows) {
  const mark = kb > budget ? 'TOO LARGE' : 'ok';
  console.log(`  ${what.padEnd(26)} ${kb.toFixed(1).padStart(6)} of ${String(budget).padStart(4)}  ${mark}`);
}
process.exitCode = rows.some(({ kb, budget }) => kb > budget) ? 1 : 0;

function pageSizes(dir: string): PageSizes {
  return JSON.parse(readFileSync(new URL(`../stand-ins/${dir}/dist/size.json`, import.meta.url), 'utf8'));
}

function sizeOf(sizes: PageSizes, page: string) {
  const size = sizes[page];
  if (size === undefined) throw new Error(`the build counted no ${page}`);
  return size;
}
