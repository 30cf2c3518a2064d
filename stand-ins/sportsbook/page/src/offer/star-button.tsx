import { useSelected } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import { Icon } from '../shell/icon.tsx';
import { useTexts } from '../texts/index.ts';
import { type Favourites, toggled } from './favourites.ts';

/** Makes a league or a match a favourite, or no longer one. */
export function StarButton({ kind, id, name }: { kind: keyof Favourites; id: string; name: string }) {
  const { favourites } = useBook();
  const texts = useTexts();
  const isChosen = useSelected(favourites, (now) => now[kind].includes(id));
  return (
    <button
      type="button"
      class="star"
      aria-pressed={isChosen}
      aria-label={texts.favourite(name)}
      onClick={() => favourites.change((now) => toggled(now, kind, id))}
    >
      <Icon name="star" size={24} />
    </button>
  );
}
