const suits: Readonly<Record<string, string>> = {
  spades:
    'M10 1C8 5 2 8 2 12.500a4 4 0 0 0 6.800 2.800C8.700 17 8 18.500 7 19.500h6c-1-1-1.700-2.500-1.800-4.200A4 4 0 0 0 18 12.500C18 8 12 5 10 1z',
  hearts: 'M10 19C7 15 1.500 11.500 1.500 7A4.500 4.500 0 0 1 10 5a4.500 4.500 0 0 1 8.500 2c0 4.500-5.500 8-8.500 12z',
  diamonds: 'M10 1l7 9-7 9-7-9z',
  clubs:
    'M10 1a4.200 4.200 0 0 0-3.300 6.800A4.200 4.200 0 1 0 8.900 14C8.800 16.500 8 18.300 7 19.500h6c-1-1.200-1.800-3-1.900-5.500a4.200 4.200 0 1 0 2.200-6.200A4.200 4.200 0 0 0 10 1z',
};

/** What pictures carry: a talking drum, a cowrie, a crown. By rank. */
const courts: Readonly<Record<number, string>> = {
  11: 'M3 2h14v3.500c-3.500 2-4.500 3-4.500 4.500s1 2.500 4.500 4.500V18H3v-3.500C6.500 12.500 7.500 11.500 7.500 10S6.500 7.500 3 5.500zM5 3.500h10M5 16.500h10M9 6.500 8 13.500M11 6.500l1 7',
  12: 'M10 1.500c4.800 0 7.500 4.200 7.500 8.800S14.500 18.500 10 18.500s-7.500-3.600-7.500-8.200S5.200 1.500 10 1.500zM10.500 4c-1.600 4-1.600 8 0 12M7 7l2 .500M6.500 10h2M7 13l2-.500M13 7l-1.500.500M13.500 10H11M13 13l-1.500-.500',
  13: 'M3 15h14v3H3zM3 13.500 1.500 5l5 3.500L10 2l3.500 6.500 5-3.500L17 13.500zM5 16.500h10M10 9.500v2',
};

/** The dusty wind over dunes, with the sun behind it: what a card shows face down. */
const back = `<rect width="50" height="70" fill="#16243f"/>
<path d="M0 0h50v26H0z" fill="#1d3054"/>
<circle cx="25" cy="33" r="11" fill="#f6b23c"/>
<path d="M0 37q12.500-7 25 0t25 0v33H0z" fill="#8a5a2b"/>
<path d="M0 47q12.500-7 25 0t25 0v23H0z" fill="#6b4323"/>
<path d="M0 57q12.500-7 25 0t25 0v13H0z" fill="#4b2f1b"/>
<path d="M0 9q6.250-4 12.500 0t12.500 0 12.500 0 12.500 0M0 16q6.250-4 12.500 0t12.500 0 12.500 0 12.500 0M0 23q6.250-4 12.500 0t12.500 0 12.500 0 12.500 0M0 42q12.500-7 25 0t25 0M0 52q12.500-7 25 0t25 0M0 62q12.500-7 25 0t25 0" fill="none" stroke="#e8d5ae" stroke-opacity=".55" stroke-width="1"/>
<rect x="2.500" y="2.500" width="45" height="65" rx="3" fill="none" stroke="#e8d5ae" stroke-width="1.500"/>`;

/** What `drawCard` in the browser refers to. Once on a page, before any card. */
export function suitSymbols(): string {
  const symbols = [
    ...Object.entries(suits).map(([suit, path]) => symbol(suit, '0 0 20 20', `<path d="${path}"/>`)),
    ...Object.entries(courts).map(([rank, path]) =>
      symbol(`court-${rank}`, '0 0 20 20', `<path class="court" d="${path}"/>`),
    ),
    symbol('card-back', '0 0 50 70', back),
  ];
  return `<svg class="suits" aria-hidden="true" width="0" height="0">${symbols.join('')}</svg>`;
}

function symbol(id: string, box: string, drawn: string): string {
  return `<symbol id="${id}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${drawn}</symbol>`;
}
