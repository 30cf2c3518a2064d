import type { EventData } from '@harmattan/contract';
import { loadCatalogue } from '@harmattan/i18n/activate';
import { storedLanguage } from '@harmattan/i18n/stored-language';
import { translate } from '@harmattan/i18n/translate';
import { navigate } from '@harmattan/router/location';
import { showToast } from '@harmattan/ui/toast';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { readSession } from '../session/session.ts';
import { momentText } from '../time/date-text.ts';
import { limitAmountText } from './limit-amount-text.ts';
import { showLimitNote } from './limit-note.ts';
import { showLimits } from './use-limits.ts';

export type LimitNews = EventData<'limit'> & { userName: string };

/** Says which limit refused a stake, what is left of it and when it ends: over the game, or as a note on any other page. */
export async function tellLimit({ userName, kind, period }: LimitNews): Promise<void> {
  const [limits] = await Promise.all([call('GET Limits/Get'), loadCatalogue('limits')]);
  if (readSession()?.user.userName !== userName) return;
  showLimits(queryClient, limits);
  const limit = limits.limits.find((one) => one.kind === kind && one.period === period);
  if (!limit || limit.amount === null || limit.left === null || limit.endsAt === null) return;
  const text = translate(`limits.reached.${kind}`, {
    period: translate(`limits.period.${period}`),
    limit: limitAmountText(translate, kind, limit.amount),
    left: limitAmountText(translate, kind, limit.left),
    end: momentText(limit.endsAt, storedLanguage()),
  });
  if (showLimitNote({ text })) return;
  showToast({ kind: 'info', text, action: { text: translate('limits.title'), run: () => navigate('/limits') } });
}
