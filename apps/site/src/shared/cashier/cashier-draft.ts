import { createContext, useContext, useEffect, useState } from 'react';
import { readSession } from '../session/session.ts';

/** What a player has typed and not sent: an amount, the method that it is for, and whose it is. Nothing else is kept. */
interface Draft {
  userName: string;
  method: string;
  amount: string;
}

const storageName = 'cashier.draft';
const amountPattern = /^\d{1,15}(\.\d{1,2})?$/;

/** The method whose form this is. */
export const DraftMethod = createContext('');

/** The amount that the player typed before the session ended. */
export function useDraftAmount(): string | undefined {
  const method = useContext(DraftMethod);
  const [amount] = useState(() => readDraft(method));
  return amount;
}

/** Keeps what is typed now; undefined in a form without an amount. */
export function useKeepDraft(amount: string | undefined): void {
  const method = useContext(DraftMethod);
  useEffect(() => {
    if (amount !== undefined) writeDraft(method, amount);
  }, [method, amount]);
}

/** Undefined for another method, another player, and whatever else lies in the storage. */
function readDraft(method: string): string | undefined {
  const draft = stored();
  if (draft?.method !== method || draft.userName !== readSession()?.user.userName) return undefined;
  return amountPattern.test(draft.amount) ? draft.amount : undefined;
}

/** An empty field forgets what was kept for its own method; others keep theirs. */
function writeDraft(method: string, amount: string): void {
  const userName = readSession()?.user.userName;
  if (userName === undefined || method === '') return;
  if (amount !== '') store({ userName, method, amount });
  else if (stored()?.method === method) forgetDraft();
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageName);
  } catch {
    // Without storage nothing was kept.
  }
}

function store(draft: Draft): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(draft));
  } catch {
    // Storage can be closed to a page in a web view; the amount is then typed again.
  }
}

function stored(): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageName) ?? 'null') as Partial<Draft> | null;
    const texts = [draft?.userName, draft?.method, draft?.amount];
    return texts.every((text) => typeof text === 'string') ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}
