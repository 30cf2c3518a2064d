import type { Desk } from '../../shared/desk.ts';
import { translate } from './texts.ts';

export const auditDesk: Desk = {
  name: 'audit',
  title: () => translate('audit.title'),
  icon: 'receipt',
  permission: 'audit.read',
  pages: [{ path: '/audit', load: async () => (await import('./audit-page.tsx')).AuditPage }],
};
