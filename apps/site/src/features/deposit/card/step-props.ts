import type { CardAnswer, OpenCharge } from './card.ts';

export interface StepProps {
  charge: OpenCharge;
  onNext: (answer: CardAnswer) => void;
  /** Gives the charge up and begins anew. */
  onBack: () => void;
}
