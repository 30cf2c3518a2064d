import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { DialSteps } from './dial-steps.tsx';

export function MpesaPanel(props: PanelProps) {
  return <DialSteps {...props} dial="*150*00#" choice="deposit.dial.choice.mpesa" />;
}
