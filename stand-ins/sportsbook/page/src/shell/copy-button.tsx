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

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** A frame has no clipboard unless it was given one, but it may copy what is selected. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
  }
}
