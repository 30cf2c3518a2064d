import type { Sms } from '../sms/index.ts';
import { messagesPanel } from './messages-panel.ts';
import type { Panel } from './panel.ts';

export interface PhoneDeps {
  sms: Sms;
}

/** What the phone can do, from top to bottom. */
export function panels(deps: PhoneDeps): Panel[] {
  return [messagesPanel(deps)];
}
