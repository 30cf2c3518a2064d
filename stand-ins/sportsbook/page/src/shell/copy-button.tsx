import { writeClipboard } from '@harmattan/ui/write-clipboard';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../texts/index.ts';
import { Icon } from './icon.tsx';

const saidForMs = 3_000;

/** Copies a text and says whether it did: frames are not always allowed to. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const texts = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    setOutcome((await writeClipboard(value)) ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), saidForMs);
  }

  return (
    <>
      <button type="button" class="button quiet" onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome === 'copied' ? texts.copied : label}
      </button>
      <span role="status" class={outcome === 'failed' ? 'hint' : 'visually-hidden'}>
        {outcome === 'failed' ? texts.copyFailed : outcome === 'copied' ? texts.copied : ''}
      </span>
    </>
  );
}
