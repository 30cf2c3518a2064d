import { readFileSync } from 'node:fs';
import type { SizeReport } from '../apps/site/build/size-report.ts';
import type { BookSizeReport } from '../stand-ins/sportsbook/page/build/size-report.ts';

const sizeFile = new URL('../apps/site/dist/size.json', import.meta.url);
const bookSizeFile = new URL('../stand-ins/sportsbook/page/dist/size.json', import.meta.url);
const budgetsKb = { firstLoadJs: 100, firstLoad: 130, route: 40, book: 45 };

const report: SizeReport = JSON.parse(readFileSync(sizeFile, 'utf8'));
const book: BookSizeReport = JSON.parse(readFileSync(bookSizeFile, 'utf8'));
const rows = [
  { what: 'first load, JavaScript', kb: report.js_first_load_kb_br, budget: budgetsKb.firstLoadJs },
  { what: 'first load, everything', kb: report.all_first_load_kb_br, budget: budgetsKb.firstLoad },
  ...Object.entries(report.routes).map(([page, kb]) => ({ what: `then ${page}`, kb, budget: budgetsKb.route })),
  { what: "the sportsbook's page", kb: book.first_load_kb_br, budget: budgetsKb.book },
  { what: 'the sportsbook as a widget', kb: book.widget_kb_br ?? 0, budget: budgetsKb.book },
];

console.log('Brotli, in KB of 1,000 bytes');
for (const { what, kb, budget } of rows) {
  const mark = kb > budget ? 'TOO LARGE' : 'ok';
  console.log(`  ${what.padEnd(26)} ${kb.toFixed(1).padStart(6)} of ${String(budget).padStart(4)}  ${mark}`);
}
process.exitCode = rows.some(({ kb, budget }) => kb > budget) ? 1 : 0;
