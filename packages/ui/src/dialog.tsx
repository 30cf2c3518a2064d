import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** The label of the closing cross. Without it the dialog is static: only its own buttons end it. */
  closeText?: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

export function Dialog({ open, title, onClose, closeText, children, actions }: DialogProps) {
  const titleId = useId();
  const isStatic = closeText === undefined;
  const ref = useModal({ open, isStatic, onClose });
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} closedby={isStatic ? 'none' : 'closerequest'}>
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            {closeText !== undefined && <IconButton icon="close" label={closeText} onClick={onClose} />}
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
