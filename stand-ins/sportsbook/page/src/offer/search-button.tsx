import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import { Icon } from '../shell/icon.tsx';
import { useTexts } from '../texts/index.ts';

export function SearchButton({ class: name }: { class: string }) {
  const { isSearching } = useBook();
  const texts = useTexts();
  const isOpen = useStore(isSearching);
  return (
    <button
      type="button"
      class={name}
      aria-label={texts.search}
      aria-expanded={isOpen}
      onClick={() => isSearching.set(!isOpen)}
    >
      <Icon name="search" />
    </button>
  );
}
