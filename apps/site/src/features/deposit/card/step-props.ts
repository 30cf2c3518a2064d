import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import type { CardAnswer, CardTexts, OpenCharge } from './card.ts';

export interface StepProps {
  charge: OpenCharge;
  request: PaymentRequest;
  onNext: (answer: CardAnswer, card: CardTexts) => void;
  /** Gives the charge up and begins anew. */
  onBack: () => void;
}
