import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

/** Sends once: a second press is ignored until the answer is there. */
export function SendForm({
  class: name = 'fields',
  send,
  children,
}: {
  class?: string;
  send(): Promise<void>;
  children: ComponentChildren;
}) {
  const [isBusy, once] = useOnce();
  return (
    <form
      class={name}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void once(send);
      }}
    >
      {children}
    </form>
  );
}

/** Runs one piece of work at a time and drops what is started meanwhile. */
export function useOnce(): [isBusy: boolean, once: (work: () => Promise<void>) => Promise<void>] {
  const [isBusy, setIsBusy] = useState(false);
  const isTaken = useRef(false);
  async function once(work: () => Promise<void>): Promise<void> {
    if (isTaken.current) return;
    isTaken.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isTaken.current = false;
      setIsBusy(false);
    }
  }
  return [isBusy, once];
}
