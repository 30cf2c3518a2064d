import type { Hooks } from '../hooks/index.ts';
import type { Kudipal } from '../kudipal/index.ts';
import type { MobileMoney } from '../mobile-money/index.ts';
import type { Sms } from '../sms/index.ts';
import { approvePanel } from './approve-panel.ts';
import { dialPanel } from './dial-panel.ts';
import { faultsPanel } from './faults-panel.ts';
import { messagesPanel } from './messages-panel.ts';
import type { Panel } from './panel.ts';
import { payoutsPanel } from './payouts-panel.ts';
import { transferPanel } from './transfer-panel.ts';

export interface PhoneDeps {
  sms: Sms;
  hooks: Hooks;
  kudipal: Kudipal;
  selcom: MobileMoney;
  fasthub: MobileMoney;
}

/** What the phone can do, from left to right. */
export function panels(deps: PhoneDeps): Panel[] {
  return [
    messagesPanel(deps),
    dialPanel(deps),
    transferPanel(deps),
    approvePanel(deps),
    payoutsPanel(deps),
    faultsPanel(deps),
  ];
}
