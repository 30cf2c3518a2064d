export interface ToastMessage {
  text: string;
  /** Errors stay until they are dismissed. */
  kind: 'info' | 'good' | 'error';
  /** Something to do about it. A note that offers it stays until it is dismissed. */
  action?: { text: string; run: () => void };
}

export interface QueuedToast extends ToastMessage {
  id: number;
}

/** Beyond this the oldest are dropped: a player does not read ten notes about the past. */
const queuedMax = 5;

let queue: readonly QueuedToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(message: ToastMessage): void {
  const isRepeated = queue.some((toast) => toast.text === message.text && toast.kind === message.kind);
  if (isRepeated) return;
  lastId += 1;
  change([...queue, { ...message, id: lastId }].slice(-queuedMax));
}

export function dismissToast(id: number): void {
  change(queue.filter((toast) => toast.id !== id));
}

export function currentToast(): QueuedToast | undefined {
  return queue[0];
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly QueuedToast[]): void {
  queue = next;
  for (const listener of listeners) listener();
}
