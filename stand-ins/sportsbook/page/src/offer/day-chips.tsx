import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import type { OtherSport } from '../core/router.ts';
import { dayIn, dayText } from '../core/show.ts';
import { useTexts } from '../texts/index.ts';
import { Link } from './link.tsx';
import { SearchButton } from './search-button.tsx';

const daysAhead = 14;
const dayMs = 24 * 60 * 60 * 1_000;

/** The days for which there are matches, as they are called. */
export function useDays(): { day: string; text: string }[] {
  const { clockOffsetMs, language } = useBook();
  const texts = useTexts();
  const spoken = useStore(language);
  const now = Date.now() + useStore(clockOffsetMs);
  return Array.from({ length: daysAhead }, (_, ahead) => {
    const day = dayIn(now + ahead * dayMs);
    return { day, text: ahead === 0 ? texts.today : ahead === 1 ? texts.tomorrow : dayText(day, spoken) };
  });
}

/** Days to choose from, where no tree of ways has them. */
export function DayChips({ current, ofSport }: { current: string | undefined; ofSport: { sport?: OtherSport } }) {
  const { isWide, isRoomy } = useBook();
  const texts = useTexts();
  const hasRoom = useStore(isWide);
  const days = useDays();
  if (useStore(isRoomy)) return null;
  return (
    <nav class="chips" aria-label={texts.days}>
      {hasRoom && <SearchButton class="chip chip-search" />}
      {days.map(({ day, text }) => (
        <Link
          key={day}
          class="chip"
          to={{ view: 'list', by: 'day', value: day, ...ofSport }}
          isCurrent={day === current}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
