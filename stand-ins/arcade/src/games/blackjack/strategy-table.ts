import { basicDeed } from '@harmattan/fair/blackjack/basic-strategy';

type Words = Record<string, string>;
type Row = { name: string; total: number; isSoft: boolean; pairOf?: number };

const letters: Readonly<Record<string, string>> = { hit: 'H', stand: 'S', double: 'D', split: 'P' };
const ups = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];

const rows: readonly Row[] = [
  { name: '5–8', total: 8, isSoft: false },
  { name: '9', total: 9, isSoft: false },
  { name: '10', total: 10, isSoft: false },
  { name: '11', total: 11, isSoft: false },
  { name: '12', total: 12, isSoft: false },
  { name: '13–16', total: 16, isSoft: false },
  { name: '17+', total: 17, isSoft: false },
  { name: 'A 2–3', total: 14, isSoft: true },
  { name: 'A 4–5', total: 16, isSoft: true },
  { name: 'A 6', total: 17, isSoft: true },
  { name: 'A 7', total: 18, isSoft: true },
  { name: 'A 8–9', total: 19, isSoft: true },
  { name: 'A A', total: 12, isSoft: true, pairOf: 1 },
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((pairOf) => ({
    ...{ name: `${pairOf} ${pairOf}`, total: 2 * pairOf, isSoft: false, pairOf },
  })),
];

/** The strategy that the stated return is counted with, a letter for each of the player's hands against each of the dealer's cards. */
export function strategyTable(words: Words): string {
  const cells = ({ total, isSoft, pairOf }: Row) =>
    ups.map((up) => {
      const deed = basicDeed({ total, isSoft, up, canDouble: true, pairOf });
      return `<td data-deed="${deed}">${letters[deed]}</td>`;
    });
  return `<table class="strategy figures"><caption>${words.strategyHow}</caption>
<thead><tr><th scope="col">${words.strategyHand}</th>${ups.map((up) => `<th scope="col">${up === 1 ? 'A' : up}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr><th scope="row">${row.name}</th>${cells(row).join('')}</tr>`).join('\n')}</tbody></table>`;
}
