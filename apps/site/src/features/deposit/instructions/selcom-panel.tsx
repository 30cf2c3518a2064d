import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { DialSteps } from './dial-steps.tsx';

export function SelcomPanel(props: PanelProps) {
  return <DialSteps {...props} dial="*150*50#" choice="deposit.dial.choice.selcom" />;
}
