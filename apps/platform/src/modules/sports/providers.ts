import type { BookName } from '@harmattan/wires/suppliers/names';

export interface Provider {
  id: number;
  name: string;
  key: BookName;
  /** The book's page on our site. */
  preMatchUrl: string;
}

/** All sportsbooks there are, the main one first. */
export const providers: readonly Provider[] = [
  { id: 44, name: 'Altenar', key: 'altenar', preMatchUrl: '/Sports/Altenar' },
  { id: 99, name: 'BTI', key: 'bti', preMatchUrl: '/Sports/BTI' },
  { id: 253, name: 'EveryMatrix', key: 'everymatrix', preMatchUrl: '/Sports/EveryMatrix' },
  { id: 33, name: 'BSBetting', key: 'bsbetting', preMatchUrl: '/Sports/BSBetting' },
];

export function providerName(key: BookName): string {
  return providers.find((provider) => provider.key === key)?.name ?? key;
}
