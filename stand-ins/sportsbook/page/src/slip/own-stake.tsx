import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import { useTexts } from '../texts/index.ts';
import type { ReckonedPick } from './reckon.ts';

/** Of one single of several. Where nothing is written the stake for each bet counts, which is shown in its place. */
export function OwnStake({ reckoned: { pick, name }, said }: { reckoned: ReckonedPick; said: string }) {
  const { desk } = useBook();
  const texts = useTexts();
  const { stake } = useStore(desk.slip);
  return (
    <label class="own-stake">
      {texts.stake}
      <span class="visually-hidden">{` ${said}`}</span>
      <input
        class="figures"
        inputMode="decimal"
        autocomplete="off"
        placeholder={stake || '0.00'}
        value={pick.stake ?? ''}
        onInput={({ currentTarget }) => desk.writeStake(name, currentTarget.value)}
      />
    </label>
  );
}
