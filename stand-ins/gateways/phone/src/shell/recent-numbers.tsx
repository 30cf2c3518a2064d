import { useStore } from '@harmattan/sandbox-ui/store';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { readableNumber } from '../../../src/phone/contract.ts';
import { addressOf } from '../core/address.ts';
import { usePhone } from '../core/phone.ts';
import { useTexts } from '../texts/index.ts';

const rowMarginPx = 16;

/** The numbers that received something lately, as links that open them. */
export function RecentNumbers() {
  const phone = usePhone();
  const texts = useTexts();
  const numbers = useStore(phone.numbers);
  const held = useStore(phone.held);
  // The address of each link carries the panel that is open.
  useStore(phone.panel);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // On a narrow screen the numbers stand in one row, and the held one may be out of sight.
    const current = list.current?.querySelector('a[aria-current]')?.parentElement;
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - rowMarginPx;
  }, [held, numbers]);
  if (numbers.length === 0) return null;
  return (
    <nav class="numbers" aria-label={texts.recentNumbers}>
      <h2>{texts.recentNumbers}</h2>
      <ul class="numbers-list" ref={list}>
        {numbers.map((recent) => (
          <li key={recent.number}>
            <a
              class="figures"
              href={addressOf(recent.number, location)}
              aria-current={recent.number === held?.number ? 'true' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                phone.open(recent.number);
              }}
            >
              {readableNumber(recent.number)} {phone.isUnread(recent) && <span class="new">{texts.newMark}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
