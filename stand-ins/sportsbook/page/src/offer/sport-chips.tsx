import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import { useTexts } from '../texts/index.ts';
import { Link } from './link.tsx';

/** Whose matches are shown. The address keeps it. */
export function SportChips() {
  const { sport } = useBook();
  const texts = useTexts();
  const chosen = useStore(sport);
  return (
    <nav class="chips sports" aria-label={texts.sports}>
      <Link class="chip" to={{ view: 'home' }} isCurrent={chosen === undefined}>
        {texts.football}
      </Link>
      <Link class="chip" to={{ view: 'home', sport: 'basketball' }} isCurrent={chosen === 'basketball'}>
        {texts.basketball}
      </Link>
    </nav>
  );
}
