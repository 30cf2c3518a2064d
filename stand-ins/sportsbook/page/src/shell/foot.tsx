import { useStore } from '@harmattan/sandbox-ui/store';
import type { PriceFormat } from '../../../src/prices/index.ts';
import { useBook } from '../core/book.ts';
import { useTexts } from '../texts/index.ts';
import { WordMark } from './word-mark.tsx';

/** How prices are written, the rules, and whose book it is. */
export function Foot() {
  const { api, format, isWide, language } = useBook();
  const spoken = useStore(language);
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
      <a class="button plain" href={api.rulesUrl(spoken)} target="_blank" rel="noopener noreferrer">
        {texts.bettingRules}
      </a>
      {!hasRoom && <WordMark />}
    </footer>
  );
}
