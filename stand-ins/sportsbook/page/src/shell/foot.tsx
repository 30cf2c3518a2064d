import { useStore } from '@harmattan/sandbox-ui/store';
import type { PriceFormat } from '../../../src/prices/index.ts';
import { useBook } from '../core/book.ts';
import { useTexts } from '../texts/index.ts';
import { WordMark } from './word-mark.tsx';

/** How prices are written, and whose book it is. */
export function Foot() {
  const { format, isWide } = useBook();
  const texts = useTexts();
  const chosen = useStore(format);
  const hasRoom = useStore(isWide);
  return (
    <footer class="foot">
      <div class="choice">
        <label for="price-format">{texts.oddsFormat}</label>
        <select
          id="price-format"
          value={chosen}
          onChange={({ currentTarget }) => format.set(currentTarget.value as PriceFormat)}
        >
          <option value="decimal">{texts.decimal}</option>
          <option value="fractional">{texts.fractional}</option>
          <option value="american">{texts.american}</option>
        </select>
      </div>
      {!hasRoom && <WordMark />}
    </footer>
  );
}
