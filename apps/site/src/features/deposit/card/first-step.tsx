import { Skeleton } from '@harmattan/ui/skeleton';
import { useState } from 'react';
import type { AmountLimit } from '../../../shared/cashier/payment-methods.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { type CardAnswer, type CardTexts, noCard } from './card.ts';
import { DetailsStep } from './details-step.tsx';
import { SavedCardStep } from './saved-card-step.tsx';
import { useSavedCards } from './use-saved-cards.ts';

interface FirstStepProps {
  limit: AmountLimit | undefined;
  request: PaymentRequest;
  onNext: (answer: CardAnswer, card: CardTexts) => void;
}

/** A kept card where there is one, or the details of another. Where the kept ones cannot be read, a card is typed. */
export function FirstStep({ limit, request, onNext }: FirstStepProps) {
  const { data, isPending } = useSavedCards();
  const [isOther, setIsOther] = useState(false);
  const cards = data?.cards ?? [];
  if (isPending) return <Skeleton height="240px" />;
  if (cards.length === 0 || isOther) return <DetailsStep limit={limit} request={request} onNext={onNext} />;
  return (
    <SavedCardStep
      // Another form once the first card is another one.
      key={cards[0]?.id}
      {...{ cards, limit, request }}
      onNext={(answer) => onNext(answer, noCard)}
      onOther={() => setIsOther(true)}
    />
  );
}
