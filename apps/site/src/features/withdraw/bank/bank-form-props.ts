import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import type { BankWithdrawal } from './use-bank-withdraw.ts';

export interface BankFormProps extends PanelProps {
  request: PaymentRequest;
  /** The press before was accepted. */
  isDone: boolean;
  onSubmit: () => void;
  onConfirm: (withdrawal: BankWithdrawal) => void;
}
