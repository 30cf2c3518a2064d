import { writeClipboard } from '@harmattan/ui/write-clipboard';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const outcomeShownMs = 3_000;

interface CopyButtonProps {
  value: string;
  label: string;
  /** With what is copied, for voices: a page may have several of these. */
  spokenLabel: string;
  copiedText: string;
  /** Where the browser lets no page copy. */
  failedText: string;
  say(words: string): void;
  onFailed(): void;
}

/** Copies a text and says whether it did: frames are not always allowed to. */
export function CopyButton({ value, label, spokenLabel, copiedText, failedText, say, onFailed }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    const isCopied = await writeClipboard(value);
    const words = isCopied ? copiedText : failedText;
    if (!isCopied) onFailed();
    setOutcome(words);
    say(`${words}: ${value}`);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), outcomeShownMs);
  }

  return (
    <button type="button" class="button" aria-label={spokenLabel} onClick={copy}>
      {outcome ?? label}
    </button>
  );
}
