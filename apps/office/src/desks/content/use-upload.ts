import { useState } from 'react';
import { failureText } from '../../shared/texts/failure-text.ts';
import { useT } from './texts.ts';

const bytesMax = 5_000_000;

/** Sends a picked file as base64, and says what came of it. */
export function useUpload(send: (data: string) => Promise<void>) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function upload(file: File) {
    setFailure(undefined);
    if (file.size > bytesMax) return setFailure(t('content.picture.too-large'));
    setIsBusy(true);
    try {
      await send(await base64Of(file));
    } catch (refusal) {
      setFailure(failureText(refusal));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, upload };
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
