import { useStore } from '@harmattan/sandbox-ui/store';
import { panelIds } from '../core/address.ts';
import { usePhone } from '../core/phone.ts';
import { useTexts } from '../texts/index.ts';

/** Every tab is a link, so that a panel can be kept, sent and gone back to like a number. */
export function Tabs() {
  const phone = usePhone();
  const texts = useTexts();
  const panel = useStore(phone.panel);
  const waiting = useStore(phone.pushes)?.length;
  return (
    <nav class="tabs" aria-label={texts.tabs}>
      {panelIds.map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === panel ? 'true' : undefined}>
          {texts[id]}
          {id === 'approve' && waiting ? <span class="count"> {waiting}</span> : null}
        </a>
      ))}
    </nav>
  );
}
