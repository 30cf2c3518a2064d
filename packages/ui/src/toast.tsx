import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';
import { currentToast, dismissToast, type QueuedToast, subscribeToToasts, type ToastMessage } from './toast-queue.ts';

export { showToast } from './toast-queue.ts';

const shownForMs = 6_000;
const icons = { info: 'info', good: 'check', error: 'alert' } satisfies Record<ToastMessage['kind'], IconName>;

/** Stands once near the root, always: a live region must exist before it has something to say. */
export function ToastRegion({ dismissText }: { dismissText: string }) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  return (
    <div role="status" className={styles.region}>
      {toast && <Toast key={toast.id} toast={toast} dismissText={dismissText} />}
    </div>
  );
}

function Toast({ toast, dismissText }: { toast: QueuedToast; dismissText: string }) {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (toast.kind === 'error' || toast.action || isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), shownForMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only holds the clock; the control is the button.
    <div
      className={styles.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={icons[toast.kind]} />
      <p className={styles.text}>{toast.text}</p>
      {toast.action && (
        <Button kind="plain" onClick={toast.action.run}>
          {toast.action.text}
        </Button>
      )}
      <IconButton icon="close" label={dismissText} onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
