import { useLocation } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { showToast } from '@harmattan/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';
import { useMay, useMe } from '../../shared/session/me.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { shortMoment } from '../../shared/time/moment-text.ts';
import { useNow } from '../../shared/time/use-now.ts';
import { useT } from '../texts.ts';
import styles from './glass-strips.module.css';

const refreshMs = 15_000;
const lookMs = 1_000;

/** On every page of the member who took permissions, and on the home page of those who read the staff. */
export function GlassStrips() {
  const t = useT();
  const { language } = useEnvironment();
  const { breakGlass: own, userName } = useMe();
  const others = useOthers();
  const time = useNow(lookMs);
  const lasts = ({ endsAt }: { endsAt: string }) => Date.parse(endsAt) > time;
  const wordsOf = ({ permissions, endsAt }: { permissions: readonly string[]; endsAt: string }) => ({
    permissions: permissions.join(', '),
    time: shortMoment(endsAt, language),
  });
  const shown = others.filter((one) => one.userName !== userName && lasts(one));
  return (
    <div role="status" aria-label={t('app.glass.strip')}>
      {own && lasts(own) && <Strip id={own.id} text={t('app.glass.own', wordsOf(own))} endText={t('app.glass.end')} />}
      {shown.map((one) => (
        <Strip
          key={one.id}
          id={one.actions.includes('end') ? one.id : undefined}
          text={t('app.glass.other', { ...wordsOf(one), name: one.fullName, reason: one.reason })}
          endText={t('app.glass.end.of', { name: one.fullName })}
        />
      ))}
    </div>
  );
}

function useOthers() {
  const { pathname } = useLocation();
  const mayRead = useMay('staff.read');
  const { data = [] } = useQuery({
    queryKey: ['staff', 'break-glass'],
    queryFn: ({ signal }) => call('GET Staff/BreakGlass', { signal }),
    refetchInterval: refreshEvery(refreshMs),
    enabled: mayRead && pathname === '/',
  });
  return pathname === '/' ? data : [];
}

interface StripProps {
  /** Left out where this person cannot end it. */
  id: string | undefined;
  text: string;
  endText: string;
}

function Strip({ id, text, endText }: StripProps) {
  const t = useT();
  const queries = useQueryClient();
  async function end(glassId: string) {
    try {
      await call('POST Staff/EndBreakGlass', { body: { id: glassId } });
      showToast({ kind: 'good', text: t('app.glass.ended') });
    } catch (refusal) {
      showToast({ kind: 'error', text: failureText(refusal) });
    } finally {
      void queries.invalidateQueries();
    }
  }
  return (
    <div className={styles.strip}>
      <Icon name="alert" />
      <p className={styles.text}>{text}</p>
      {id !== undefined && (
        <Button size="small" onClick={() => void end(id)}>
          {endText}
        </Button>
      )}
    </div>
  );
}
