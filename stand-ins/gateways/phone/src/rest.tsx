import type { Rest } from './core/phone-state.ts';
import { ApprovePanel } from './panels/approve-panel.tsx';
import { DialPanel } from './panels/dial-panel.tsx';
import { PayoutsPanel } from './panels/payouts-panel.tsx';
import { TransferPanel } from './panels/transfer-panel.tsx';
import { PaymentFaults } from './shell/payment-faults.tsx';
import { TextFaults } from './shell/text-faults.tsx';

export const rest: Rest = {
  Panels: () => (
    <>
      <DialPanel />
      <TransferPanel />
      <ApprovePanel />
      <PayoutsPanel />
    </>
  ),
  Faults: () => (
    <>
      <TextFaults />
      <PaymentFaults />
    </>
  ),
};
