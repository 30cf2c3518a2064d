import type { MessageId } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { brand } from '../brand/brand.ts';
import { limitText } from './limit-text.ts';
import styles from './method-card.module.css';
import type { AmountLimit } from './payment-methods.ts';

interface MethodCardProps {
  name: string;
  mark: ComponentType;
  /** What it costs and how long it takes. */
  promise?: MessageId | undefined;
  limit: AmountLimit | undefined;
  /** What the operator has to say about it. */
  note?: string | undefined;
  /** Off for everyone for now: shown, and cannot be opened. */
  isPaused?: boolean;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function MethodCard({
  name,
  mark: Mark,
  promise = 'cashier.method.free',
  limit,
  note,
  isPaused = false,
  isOpen,
  onToggle,
  children,
}: MethodCardProps) {
  const t = useT();
  const panelId = useId();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const card = useRef<HTMLElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    if (isOpen && isPressed.current) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  function press() {
    isPressed.current = true;
    onToggle();
  }

  return (
    <section ref={card} className={styles.card}>
      <h2 className={styles.title}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          disabled={isPaused}
          onClick={press}
        >
          <span className={styles.mark} aria-hidden="true">
            <Mark />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.facts}>
              <span>{t(isPaused ? 'cashier.method.paused' : promise)}</span>
              {limit && !isPaused && (
                <span>
                  {t('cashier.method.limits', {
                    min: limitText(limit.minMinor, brand),
                    max: limitText(limit.maxMinor, brand),
                  })}
                </span>
              )}
            </span>
          </span>
          {!isPaused && (
            <span className={styles.arrow}>
              <Icon name="down" />
            </span>
          )}
        </button>
      </h2>
      {/* Closing hides it and forgets nothing: an account to pay into must not be lost by a look at another card. */}
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {note && <p className={styles.note}>{note}</p>}
        {wasOpened && children}
      </div>
    </section>
  );
}
