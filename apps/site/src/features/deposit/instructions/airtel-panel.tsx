import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { DialSteps } from './dial-steps.tsx';

export function AirtelPanel(props: PanelProps) {
  return <DialSteps {...props} dial="*150*60#" choice="deposit.dial.choice.airtel" />;
}
