import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './drop-down.module.css';
import { Icon } from './icon.tsx';

interface DropDownProps {
  /** What stands on the button. */
  label: ReactNode;
  /** Read out before the label: what there is to choose. */
  title: string;
  /** For a row without room: the label is a picture, and the panel hangs from the end of the row, the nearest positioned element. */
  isCompact?: boolean;
  /** The panel's content; a choice closes the panel. */
  children: (close: () => void) => ReactNode;
}

/** A button, and below it a panel. Closes with Escape, by a tap elsewhere, and when the focus leaves it. */
export function DropDown({ label, title, isCompact = false, children }: DropDownProps) {
  const panelId = useId();
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    // Some phones give a button no focus, which it then cannot lose.
    const onPress = ({ target }: PointerEvent) => {
      if (!whole.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    opener.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what its controls let through.
    <div
      ref={whole}
      className={styles.whole}
      data-compact={isCompact || undefined}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={panelId}
        title={title}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
        {!isCompact && <Icon name="down" size={14} />}
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {children(close)}
      </div>
    </div>
  );
}
