import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { writeClipboard } from './write-clipboard.ts';

const copiedForMs = 3_000;

interface CopyButtonProps {
  value: string;
  label: string;
  /** What is copied, for voices: a page may have several of these. */
  subject: string;
  copiedText: string;
  /** Where the browser lets no page copy. */
  failedText: string;
}

export function CopyButton({ value, label, subject, copiedText, failedText }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    setOutcome((await writeClipboard(value)) ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), copiedForMs);
  }

  const news = outcome === 'copied' ? copiedText : failedText;
  return (
    <span>
      <Button onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome === undefined ? label : news}
        <span className="visually-hidden"> {subject}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {outcome !== undefined && news}
      </span>
    </span>
  );
}
