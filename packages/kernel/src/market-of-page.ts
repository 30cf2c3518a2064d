import type { PageMarket } from './markets/market.ts';

declare const document: { getElementById(id: string): { textContent: string } };

/** The server writes it into every page that it serves. */
export const market: PageMarket = JSON.parse(document.getElementById('market').textContent);
