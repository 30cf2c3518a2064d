import { useStore } from '@harmattan/sandbox-ui/store';
import type { PriceChanges } from '../../../src/contract/bets.ts';
import { useBook } from '../core/book.ts';
import { useTexts } from '../texts/index.ts';

/** What to do when a price changes on the way. A higher price is taken unless the player chose otherwise. */
export function PriceChangeChoice() {
  const { desk } = useBook();
  const texts = useTexts();
  const { priceChanges } = useStore(desk.slip);
  const choices: [PriceChanges, string][] = [
    ['better', texts.takeBetter],
    ['any', texts.takeAny],
    ['none', texts.askMe],
  ];
  return (
    <div class="choice">
      <label for="price-changes">{texts.priceChanges}</label>
      <select
        id="price-changes"
        value={priceChanges}
        onChange={({ currentTarget }) => desk.write({ priceChanges: currentTarget.value as PriceChanges })}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
