import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { DialSteps } from './dial-steps.tsx';

export function HaloPesaPanel(props: PanelProps) {
  return <DialSteps {...props} dial="*150*88#" choice="deposit.dial.choice.halo" />;
}
