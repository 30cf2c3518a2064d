import { loadCatalogue } from '@harmattan/i18n/activate';
import { useT } from '@harmattan/i18n/use-t';
import { showToast } from '@harmattan/ui/toast';
import { useEffect, useRef, useState } from 'react';

const openingDelayMs = 2_000;

type RecoveryDialog = typeof import('./recovery/recovery-dialog.tsx').RecoveryDialog;

/** The recovery of a password is seldom needed: it is fetched, with its texts, when it is. */
export function useRecovery() {
  const t = useT();
  const [Dialog, setDialog] = useState<RecoveryDialog>();
  const [isLoading, setIsLoading] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancelOpening = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function open() {
    cancelOpening();
    setIsLoading(true);
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setIsOpen(true);
    } catch {
      showToast({ kind: 'error', text: t('message.unreachable') });
    } finally {
      setIsLoading(false);
    }
  }

  /** Once the message that tells why has had its time. */
  function openSoon() {
    cancelOpening();
    timer.current = setTimeout(open, openingDelayMs);
    // Meanwhile; if it fails, the opening tells.
    loadDialog().catch(() => undefined);
  }

  return { Dialog, isOpen, isLoading, open, openSoon, cancelOpening, close: () => setIsOpen(false) };
}

async function loadDialog(): Promise<RecoveryDialog> {
  const [{ RecoveryDialog }] = await Promise.all([import('./recovery/recovery-dialog.tsx'), loadCatalogue('recovery')]);
  return RecoveryDialog;
}
