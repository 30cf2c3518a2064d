import { useSelected } from '@harmattan/sandbox-ui/store';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { usePriceText } from '../core/show.ts';
import { Icon } from '../shell/icon.tsx';
import { nameOf, type SlipPick } from '../slip/slip.ts';
import { useTexts } from '../texts/index.ts';

/** So long a price that has moved says so. */
const movedMs = 8_000;

interface PriceButtonProps {
  pick: SlipPick;
  /** What stands above the price. */
  label: string;
  /** What it says to who cannot see where it stands. */
  spoken: string;
  isSuspended: boolean;
}

/** A price to tap. It says when it moved, by an arrow and in words, and when it cannot be had, by a lock and in words. */
export function PriceButton({ pick, label, spoken, isSuspended }: PriceButtonProps) {
  const { desk, isSlipFull, tell } = useBook();
  const texts = useTexts();
  const priceText = usePriceText();
  const name = nameOf(pick);
  const isPicked = useSelected(desk.slip, ({ picks }) => picks.some((each) => nameOf(each) === name));
  const was = useMoved(pick.price);
  const isOffered = pick.price >= 1_000 && !isSuspended;
  const shown = priceText(pick.price);
  const move = was !== undefined && isOffered ? (pick.price > was ? 'up' : 'down') : undefined;

  function toggle() {
    if (desk.toggle(pick) !== 'full') return;
    isSlipFull.set(true);
    // The words stand at the top.
    tell({ kind: 'scrollTop' });
  }

  if (!isOffered && !isPicked) {
    const why = isSuspended ? texts.suspended : texts.closed;
    return (
      <span class="price" data-off>
        <span class="price-label" aria-hidden="true">
          {label}
        </span>
        <span class="price-lock">
          <Icon name="lock" size={16} />
          <span class="visually-hidden">{`${spoken}: ${why}`}</span>
        </span>
      </span>
    );
  }
  return (
    <button type="button" class="price" aria-pressed={isPicked} data-move={move} onClick={toggle}>
      <span class="price-label" aria-hidden="true">
        {label}
      </span>
      <span class="visually-hidden">{`${spoken}, `}</span>
      <span class="price-figure figures" data-long={lengthOf(shown)}>
        {isSuspended ? <Icon name="lock" size={16} /> : shown}
        {move && (
          <span class="price-move" data-move={move} aria-hidden="true">
            {move === 'up' ? '▲' : '▼'}
          </span>
        )}
      </span>
      {isSuspended && <span class="visually-hidden">{texts.suspended}</span>}
      {move && was !== undefined && (
        <span class="visually-hidden">{`, ${move === 'up' ? texts.risen : texts.fallen}, ${texts.was(priceText(was))}`}</span>
      )}
    </button>
  );
}

/** More than fits its place at full size; a sign is as wide as a digit, a point is not. */
function lengthOf(shown: string): 'long' | 'very' | undefined {
  const { length } = shown.replace('.', '');
  if (length > 6) return 'very';
  return length > 4 ? 'long' : undefined;
}

/** The price before the last change, for a while. */
function useMoved(price: number): number | undefined {
  const last = useRef(price);
  const [was, setWas] = useState<number>();
  useEffect(() => {
    if (last.current === price) return;
    const before = last.current;
    last.current = price;
    if (before < 1_000 || price < 1_000) return setWas(undefined);
    setWas(before);
    const timer = setTimeout(() => setWas(undefined), movedMs);
    return () => clearTimeout(timer);
  }, [price]);
  return was;
}
