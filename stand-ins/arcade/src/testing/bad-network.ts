import { type Send, sendOverHttp, type WireReply } from '@harmattan/supplier-clients/send';

type Fault =
  /** It arrives, but its answer does not. */
  | 'answer-lost'
  /** It never arrives. */
  | 'lost'
  /** It arrives, and the caller gets neither an answer nor an error. */
  | 'silence';

/** A way to the wallet on which calls can be made to go wrong, by the end of their address. */
export function createBadNetwork() {
  const faults = new Map<string, Fault>();
  const sent: string[] = [];
  const held = new Map<string, Promise<void>>();
  const send: Send = async (call) => {
    const name = new URL(call.url).pathname.split('/').at(-1) ?? '';
    sent.push(`${name} ${call.body ?? ''}`);
    const fault = faults.get(name);
    if (fault === 'lost') throw new Error('it was lost');
    const slow = held.get(name);
    held.delete(name);
    const reply = await sendOverHttp(call);
    await slow;
    if (fault === 'answer-lost') throw new Error('its answer was lost');
    return fault === 'silence' ? new Promise<WireReply>(() => {}) : reply;
  };
  return {
    send,
    break: (name: string, fault: Fault) => faults.set(name, fault),
    repair: () => faults.clear(),
    /** The answer to the next call of that name is on the way until it is let through. */
    hold(name: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(name, promise);
      return resolve;
    },
    /** The transaction's id in each call of that name. */
    idsOf: (name: string) =>
      sent
        .filter((call) => call.startsWith(`${name} `))
        .map((call) => new URLSearchParams(call.slice(name.length + 1)).get('TransactionId')),
  };
}
