import { Button } from '@harmattan/ui/button';
import { showToast } from '@harmattan/ui/toast';
import { useState } from 'react';
import { failureText } from '../texts/failure-text.ts';
import { type SharedId, useTexts } from '../texts/texts.ts';
import { saveFile } from './save-file.ts';

interface DownloadButtonProps {
  label: string;
  type: 'application/json' | 'text/csv';
  load: () => Promise<{ fileName: string; content: string; sha256: string }>;
}

/** Saves a file that the server writes. The toast tells the hash, which another person can compare. */
export function DownloadButton({ label, type, load }: DownloadButtonProps) {
  const t = useTexts<SharedId>();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const { fileName, content, sha256 } = await load();
      saveFile({ fileName, content, type });
      showToast({ kind: 'good', text: t('shared.file.saved', { file: fileName, hash: sha256.slice(0, 16) }) });
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button busy={isBusy} onClick={download}>
      {label}
    </Button>
  );
}
