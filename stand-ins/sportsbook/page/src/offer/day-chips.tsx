import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import type { OtherSport } from '../core/router.ts';
import { dayIn, dayText } from '../core/show.ts';
import { useTexts } from '../texts/index.ts';
import { Link } from './link.tsx';
import { SearchButton } from './search-button.tsx';

const daysAhead = 14;
const dayMs = 24 * 60 * 60 * 1_000;

/** The days for which there are matches. */
export function DayChips({ current, ofSport }: { current: string | undefined; ofSport: { sport?: OtherSport } }) {
  const { clockOffsetMs, language, isWide } = useBook();
  const texts = useTexts();
  const spoken = useStore(language);
  const hasRoom = useStore(isWide);
  const now = Date.now() + useStore(clockOffsetMs);
  const days = Array.from({ length: daysAhead }, (_, ahead) => dayIn(now + ahead * dayMs));
  return (
    <nav class="chips" aria-label={texts.days}>
      {hasRoom && <SearchButton class="chip chip-search" />}
      {days.map((day, ahead) => (
        <Link
          key={day}
          class="chip"
          to={{ view: 'list', by: 'day', value: day, ...ofSport }}
          isCurrent={day === current}
        >
          {ahead === 0 ? texts.today : ahead === 1 ? texts.tomorrow : dayText(day, spoken)}
        </Link>
      ))}
    </nav>
  );
}
