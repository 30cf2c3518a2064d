import { Button } from '@harmattan/ui/button';
import { showToast } from '@harmattan/ui/toast';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { useT } from './texts.ts';

/** Who, what, when and why, as a file. The toast tells the hash, which another person can compare. */
export function DownloadReport({ id }: { id: string }) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const { fileName, content, sha256 } = await call('GET Compliance/ReportFile', { query: { id } });
      const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
      const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
      link.click();
      URL.revokeObjectURL(url);
      showToast({ kind: 'good', text: t('compliance.file.done', { file: fileName, hash: sha256.slice(0, 16) }) });
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button busy={isBusy} onClick={download}>
      {t('compliance.file')}
    </Button>
  );
}
