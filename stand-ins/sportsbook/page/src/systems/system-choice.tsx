import type { System } from '../../../src/prices/index.ts';
import { useBook } from '../core/book.ts';
import { outcomeText } from '../core/show.ts';
import type { Reckoning } from '../slip/reckon.ts';
import { useTexts } from '../texts/index.ts';
import { choicesOf } from './choices.ts';
import { useSystemTexts } from './texts.ts';

/** Fewer picks beside the bankers make no lines. */
const freeMin = 2;

/** Which lines the picks make, and which of them are in every line. */
export function SystemChoice({ now, system }: { now: Reckoning; system: System }) {
  const { desk } = useBook();
  const texts = useTexts();
  const own = useSystemTexts();
  const free = now.picks.length - system.bankers.length;
  const choices = choicesOf(now.picks.length, system.bankers);
  return (
    <div class="system">
      <div class="choice">
        <label for="system">{own.which}</label>
        <select
          id="system"
          value={system.sizes.join()}
          onChange={({ currentTarget }) => desk.write({ sizes: currentTarget.value.split(',').map(Number) })}
        >
          {choices.map(({ system: { sizes }, name, lines }) => (
            <option key={name} value={sizes.join()}>
              {own.choice(name, lines)}
            </option>
          ))}
        </select>
      </div>
      <fieldset>
        <legend>{own.bankers}</legend>
        {now.picks.map(({ name, pick, checked }, at) => {
          const isBanker = system.bankers.includes(at);
          const names = { home: checked?.home?.name ?? pick.home, away: checked?.away?.name ?? pick.away };
          return (
            <label key={name} class="banker">
              <input
                type="checkbox"
                checked={isBanker}
                disabled={!isBanker && free <= freeMin}
                onChange={() => desk.toggleBanker(name)}
              />
              {outcomeText(pick, names, texts)}
            </label>
          );
        })}
        <p class="hint">{own.bankersHint}</p>
      </fieldset>
      <p class="hint">{own.about(system.sizes.join(', '), free, system.bankers.length)}</p>
    </div>
  );
}
