import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import { useMoney } from '../core/show.ts';
import { Link } from '../offer/link.tsx';
import { useTexts } from '../texts/index.ts';

/** On a phone without a page around it: the way to the slip, always at hand and never over the last row. */
export function SlipBar() {
  const { desk } = useBook();
  const texts = useTexts();
  const money = useMoney();
  const { picks } = useStore(desk.slip);
  useStore(desk.checked);
  if (picks.length === 0) return null;
  const { totalMinor, netMinor, problem } = desk.reckoning();
  return (
    <nav class="slip-bar-place" aria-label={texts.slip}>
      <Link class="slip-bar" to={{ view: 'slip' }}>
        <span class="slip-bar-count figures">{picks.length}</span>
        <span>{texts.slip}</span>
        {totalMinor > 0n && !problem && (
          <span class="slip-bar-money figures">{`${money(totalMinor)} → ${money(netMinor)}`}</span>
        )}
      </Link>
    </nav>
  );
}
