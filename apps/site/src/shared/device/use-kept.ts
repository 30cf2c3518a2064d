import { useState } from 'react';
import { useSession } from '../session/session.ts';

interface Kept<Value> {
  value: Value | undefined;
  /** It was kept by this page, and not found by it. */
  isNew: boolean;
  keep: (value: Value) => void;
  drop: () => void;
  /** Stays on this page and is gone with it. */
  forget: () => void;
}

/**
 * State that a reload of this tab does not lose: phones drop a page while its player is in the bank's app. Only for the
 * player who left it, and never for anything secret.
 */
export function useKept<Value>(name: string): Kept<Value> {
  const key = `${name}.${useSession()?.user.userName ?? ''}`;
  const [value, setValue] = useState(() => read<Value>(key));
  const [isNew, setIsNew] = useState(false);

  return {
    value,
    isNew,
    keep(next) {
      setIsNew(true);
      setValue(next);
      write(key, JSON.stringify(next));
    },
    drop() {
      setValue(undefined);
      write(key, undefined);
    },
    forget: () => write(key, undefined),
  };
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage can be closed to a page in a web view; it is then kept as long as the page.
  }
}

function read<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
