import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { DialSteps } from './dial-steps.tsx';

export function TigoPesaPanel(props: PanelProps) {
  return <DialSteps {...props} dial="*150*01#" choice="deposit.dial.choice.tigo" />;
}
