import { type ReactNode, useId } from 'react';
import styles from './drawer.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  closeText: string;
  side?: 'start' | 'end';
  children: ReactNode;
}

export function Drawer({ open, title, onClose, closeText, side = 'start', children }: DrawerProps) {
  const titleId = useId();
  const ref = useModal({ open, isStatic: false, onClose });
  return (
    <dialog ref={ref} className={styles.drawer} data-side={side} aria-labelledby={titleId}>
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="close" label={closeText} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
