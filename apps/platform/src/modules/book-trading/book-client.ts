import type { Clock } from '@harmattan/kernel/clock';
import {
  type OperatorAnswer,
  type OperatorCall,
  type OperatorRequest,
  operatorCalls,
} from '@harmattan/wires/book-operator/calls';
import { signOperatorCall } from '@harmattan/wires/book-operator/signature';
import type { z } from 'zod';

export interface BookSetting {
  /** Where the calls of the operator are. */
  url: string;
  secret: string;
}

/** The book does not answer, or not as agreed. Nothing is known of what became of the call. */
export class BookNotReachable extends Error {
  override name = 'BookNotReachable';
}

export interface Book {
  ask<Name extends OperatorCall>(
    name: Name,
    request: OperatorRequest<Name>,
    options?: { timeoutMs: number },
  ): Promise<OperatorAnswer<Name>>;
}

const timeoutMs = 3_000;
const answerMaxBytes = 4 * 1024 * 1024;

interface ClientOptions {
  setting: BookSetting | undefined;
  /** Of the machine: no test moves what is signed. */
  clock: Pick<Clock, 'now'>;
  newNonce(): string;
}

/** Calls a sportsbook as its operator. */
export function createBookClient({ setting, clock, newNonce }: ClientOptions): Book {
  return {
    async ask(name, request, options = { timeoutMs }) {
      if (!setting) throw new BookNotReachable('no book is set');
      const shapes: { request: z.ZodType; answer: z.ZodType } = operatorCalls[name];
      const body = JSON.stringify(shapes.request.encode(request));
      const { url, secret } = setting;
      try {
        const response = await fetch(`${url}/${name}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...signOperatorCall({ secret, call: name, body, now: clock.now(), nonce: newNonce() }),
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(options.timeoutMs),
        });
        const text = await response.text();
        if (!response.ok || text.length > answerMaxBytes)
          throw new BookNotReachable(`it answered ${name} with ${response.status}`);
        return shapes.answer.parse(JSON.parse(text)) as OperatorAnswer<typeof name>;
      } catch (error) {
        throw error instanceof BookNotReachable
          ? error
          : new BookNotReachable(`it did not answer ${name}`, { cause: error });
      }
    },
  };
}
