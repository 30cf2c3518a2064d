import type { MessageId } from '@harmattan/i18n/messages';
import { useRef, useState } from 'react';
import { CallUnreachable, refusalOf } from '../api/call-errors.ts';
import { makeKey } from '../forms/make-key.ts';
import { useSession } from '../session/session.ts';
import { now } from '../time/clock.ts';
import { isUnclear, type PaymentCall, type PaymentStatus } from './payment-failures.ts';
import { readSent, type SentRequest, writeSent } from './sent-requests.ts';

export interface PaymentRequest {
  /** Was sent, and its outcome is not known: the page asks for it and offers nothing to send. */
  unclear: SentRequest | undefined;
  /** What became of the request before. */
  notice: MessageId | undefined;
  /** Sends under a key that survives a reload. Sent twice at once, it is sent once. */
  send<Data>(ask: (key: string) => Promise<Data>, options?: SendOptions<Data>): Promise<Data>;
  /** The outcome is known, and nothing needs the key any more. */
  end(notice?: MessageId): void;
  /** It is known what to do next; the key stays until the payment is over. */
  goOn(notice?: MessageId): void;
}

interface SendOptions<Data> {
  /** Whether the answer says all there is to know. Always, unless told. */
  isOver?: (data: Data) => boolean;
  /** Whether a refusal ends the payment. Always, unless told. */
  isEnd?: (status: PaymentStatus) => boolean;
}

/** One button that moves money. `name` tells it from the others. */
export function usePaymentRequest(name: string): PaymentRequest {
  const storageName = `payment.${name}.${useSession()?.user.userName ?? ''}`;
  const inFlight = useRef<Promise<unknown>>(undefined);
  const [unclear, setUnclear] = useState(() => readSent(storageName));
  const own = useRef(unclear);
  const [notice, setNotice] = useState<MessageId>();

  function end(text?: MessageId) {
    own.current = undefined;
    writeSent(storageName, undefined);
    goOn(text);
  }

  function goOn(text?: MessageId) {
    setUnclear(undefined);
    setNotice(text);
  }

  /** Another tab has sent one, and its outcome comes first. */
  function askAbout(stored: SentRequest): never {
    own.current = stored;
    setUnclear(stored);
    throw new CallUnreachable(name, {});
  }

  async function sendOnce<Data>(ask: (key: string) => Promise<Data>, options: SendOptions<Data>): Promise<Data> {
    const { isOver = () => true, isEnd = () => true } = options;
    const stored = readSent(storageName);
    if (stored && stored.key !== own.current?.key) return askAbout(stored);
    const sent = { key: own.current?.key ?? makeKey(), sentAtMs: now() };
    own.current = sent;
    writeSent(storageName, sent);
    setNotice(undefined);
    try {
      const data = await ask(sent.key);
      if (isOver(data)) end();
      return data;
    } catch (failure) {
      const refusal = refusalOf<PaymentCall>(failure);
      if (!refusal || isUnclear(failure)) setUnclear(sent);
      else if (isEnd(refusal.status)) end();
      throw failure;
    }
  }

  return {
    unclear,
    notice,
    send(ask, options = {}) {
      inFlight.current ??= sendOnce(ask, options).finally(() => {
        inFlight.current = undefined;
      });
      return inFlight.current as ReturnType<typeof ask>;
    },
    end,
    goOn,
  };
}
