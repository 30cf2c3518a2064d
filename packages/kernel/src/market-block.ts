import { marketRules } from './market-rules.ts';
import { pageMarketOf } from './markets/markets.ts';

/** What `market-of-page.ts` reads: a block of data for the head of each page that a server of ours sends. */
export function marketBlock(options = { withRegions: false }): string {
  const data = JSON.stringify(pageMarketOf(marketRules, options)).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="market">${data}</script>`;
}
