import { Empty } from '@harmattan/sandbox-ui/states';
import { useStore } from '@harmattan/sandbox-ui/store';
import type { ComponentChildren } from 'preact';
import { readableNumber } from '../../../src/phone/contract.ts';
import type { PanelId } from '../core/address.ts';
import { usePhone } from '../core/phone.ts';
import type { Held } from '../core/phone-state.ts';
import { icons } from '../icons.ts';
import { useTexts } from '../texts/index.ts';

/** One thing that a person does with the phone. It stays as it is while another panel is shown, and begins anew with another number. */
export function Panel({
  id,
  isBusy = false,
  none,
  children,
}: {
  id: PanelId;
  isBusy?: boolean;
  /** What it shows while no number is held, if not the same as the others. */
  none?: ComponentChildren;
  children: (held: Held) => ComponentChildren;
}) {
  const phone = usePhone();
  const texts = useTexts();
  const held = useStore(phone.held);
  const open = useStore(phone.panel);
  return (
    <section hidden={open !== id} aria-labelledby={`${id}-title`} aria-busy={isBusy && held !== undefined}>
      <h2 class="panel-title" id={`${id}-title`}>
        {texts[id]} <span class="whose figures">{held && readableNumber(held.number)}</span>
      </h2>
      {held
        ? children(held)
        : (none ?? (
            <Empty icon={icons.phone} title={texts.openFirst}>
              {texts.openFirstHint}
            </Empty>
          ))}
    </section>
  );
}
