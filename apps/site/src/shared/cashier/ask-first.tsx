import type { CallData } from '@harmattan/contract';
import { useT } from '@harmattan/i18n/use-t';
import { useQuery } from '@harmattan/queries';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { call } from '../api/call.ts';
import { now } from '../time/clock.ts';
import type { SentRequest } from './sent-requests.ts';
import type { PaymentRequest } from './use-payment-request.ts';
import { Waiting } from './waiting.tsx';

export type FoundPayment = NonNullable<CallData<'POST Banking/FindPayment'>['payment']>;

const everyMs = 2_000;
/** Longer than a call may take. A request that is not known by then did not arrive, and is given up. */
const requestLifeMs = 20_000;

interface AskFirstProps {
  request: PaymentRequest;
  /** What became of a request whose answer was lost. Ends it with `request.end` or `request.goOn`. */
  onFound: (payment: FoundPayment) => void;
  children: ReactNode;
}

/** While an outcome is not known, it is asked for, and there is nothing to press. What was typed stays for then. */
export function AskFirst({ request, onFound, children }: AskFirstProps) {
  const { unclear } = request;
  return (
    <>
      {unclear && <Question sent={unclear} onFound={onFound} onGivenUp={() => request.end('cashier.not-sent')} />}
      <div hidden={unclear !== undefined}>{children}</div>
    </>
  );
}

interface QuestionProps {
  sent: SentRequest;
  onFound: (payment: FoundPayment) => void;
  onGivenUp: () => void;
}

function Question({ sent, onFound, onGivenUp }: QuestionProps) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['POST Banking/FindPayment', sent],
    queryFn: ({ signal }) =>
      call('POST Banking/FindPayment', {
        body: { key: sent.key, giveUp: now() - sent.sentAtMs > requestLifeMs },
        signal,
      }),
    refetchInterval: everyMs,
    gcTime: 0,
  });
  const handle = useEffectEvent(() => {
    if (data?.isGivenUp) onGivenUp();
    else if (data?.payment && data.payment.state !== 'asking') onFound(data.payment);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at once.
  useEffect(() => handle(), [data]);

  return <Waiting title={t('cashier.asking')} text={t('cashier.asking.text')} />;
}
