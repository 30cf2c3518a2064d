import { useT } from '@harmattan/i18n/use-t';
import { Switch } from '@harmattan/ui/switch';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { Panel } from '../../shared/page/panel.tsx';
import type { PersonalInformation } from '../../shared/personal-details/use-personal-information.ts';
import { useEmailSubscription, useInboxOffers, useSmsNotification } from './use-notification.ts';

export function NotificationsCard({ information }: { information: PersonalInformation }) {
  const t = useT();
  const email = useEmailSubscription();
  const sms = useSmsNotification();
  const inbox = useInboxOffers();
  const hasFailed = email.isError || sms.isError || inbox.isError;
  return (
    <Panel title={t('security.news.title')} text={t('security.news.text')}>
      <Switch
        label={t('security.news.email')}
        hint={t('security.news.email.hint')}
        checked={email.isPending ? email.variables : information.subscribeToEmail}
        onCheckedChange={(isWanted) => !email.isPending && email.mutate(isWanted)}
      />
      <Switch
        label={t('security.news.sms')}
        hint={t('security.news.sms.hint')}
        checked={sms.isPending ? sms.variables : information.userNotificationSetup.smsNotificationEnabled}
        onCheckedChange={(isWanted) => !sms.isPending && sms.mutate(isWanted)}
      />
      <Switch
        label={t('security.news.inbox')}
        hint={t('security.news.inbox.hint')}
        checked={inbox.isPending ? inbox.variables : information.userNotificationSetup.inboxOffersEnabled}
        onCheckedChange={(isWanted) => !inbox.isPending && inbox.mutate(isWanted)}
      />
      <FormMessage kind="bad" text={hasFailed ? t('security.news.failed') : undefined} />
    </Panel>
  );
}
