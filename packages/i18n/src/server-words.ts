/** Where the server's words have their texts: in the catalogue that every page has, or in that of the pages they belong to. */
export const serverWordCatalogues = [
  'message',
  'breaks',
  'cashier',
  'contact',
  'jackpot',
  'limits',
  'messages',
  'play',
  'promotions',
  'races',
  'rights',
  'security',
  'sports',
] as const;
