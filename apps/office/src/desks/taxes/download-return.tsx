import { Button } from '@harmattan/ui/button';
import { showToast } from '@harmattan/ui/toast';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { monthName } from './month-name.ts';
import { useT } from './texts.ts';

/** A line for each withholding, as a file. The toast tells the hash, which another person can compare. */
export function DownloadReturn({ authority, month }: { authority: string; month: string }) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const { fileName, content, sha256 } = await call('GET Taxes/File', { query: { authority, month } });
      const url = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
      const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
      link.click();
      URL.revokeObjectURL(url);
      showToast({ kind: 'good', text: t('taxes.file.done', { file: fileName, hash: sha256.slice(0, 16) }) });
    } catch (error) {
      showToast({ kind: 'error', text: failureText(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button size="small" busy={isBusy} onClick={download}>
      {t('taxes.file')}
      <span className="visually-hidden"> {monthName(month)}</span>
    </Button>
  );
}
