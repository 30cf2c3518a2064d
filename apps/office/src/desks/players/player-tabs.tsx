import type { Permission } from '@harmattan/contract/office';
import type { ComponentType } from 'react';
import { LimitsTab } from './limits/limits-tab.tsx';
import { SwitchesTab } from './switches/switches-tab.tsx';
import { AuditTab } from './tabs/audit-tab.tsx';
import { BetsTab } from './tabs/bets-tab.tsx';
import { LinkedTab } from './tabs/linked-tab.tsx';
import { MessagesTab } from './tabs/messages-tab.tsx';
import { MoneyTab } from './tabs/money-tab.tsx';
import { NotesTab } from './tabs/notes-tab.tsx';
import { OverviewTab } from './tabs/overview-tab.tsx';
import { PaymentsTab } from './tabs/payments-tab.tsx';
import { SessionsTab } from './tabs/sessions-tab.tsx';
import { TimelineTab } from './tabs/timeline-tab.tsx';
import { translate } from './texts.ts';
import type { Player } from './use-player.ts';

/** A part of the player's file. The address names the one that is open. */
interface PlayerTab {
  name: string;
  title: () => string;
  Content: ComponentType<{ player: Player }>;
  /** A person without it does not see the tab. */
  permission?: Permission;
}

/** In the order in which they are shown; the first one is open at the beginning. */
export const playerTabs: readonly [PlayerTab, ...PlayerTab[]] = [
  { name: 'overview', title: () => translate('players.tab.overview'), Content: OverviewTab },
  { name: 'timeline', title: () => translate('players.tab.timeline'), Content: TimelineTab },
  { name: 'switches', title: () => translate('players.tab.switches'), Content: SwitchesTab },
  { name: 'limits', title: () => translate('players.tab.limits'), Content: LimitsTab },
  { name: 'money', title: () => translate('players.tab.money'), Content: MoneyTab },
  { name: 'payments', title: () => translate('players.tab.payments'), Content: PaymentsTab },
  { name: 'bets', title: () => translate('players.tab.bets'), Content: BetsTab },
  { name: 'sessions', title: () => translate('players.tab.sessions'), Content: SessionsTab },
  { name: 'messages', title: () => translate('players.tab.messages'), Content: MessagesTab },
  { name: 'notes', title: () => translate('players.tab.notes'), Content: NotesTab },
  { name: 'linked', title: () => translate('players.tab.linked'), Content: LinkedTab },
  { name: 'audit', title: () => translate('players.tab.audit'), Content: AuditTab, permission: 'audit.read' },
];
