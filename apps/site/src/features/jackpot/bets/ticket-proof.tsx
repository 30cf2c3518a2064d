import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Icon } from '@harmattan/ui/icon';
import { refusalOf } from '../../../shared/api/call-errors.ts';
import { downloadText } from './download-text.ts';
import styles from './ticket-proof.module.css';
import { type CheckedProof, useTicketProof } from './use-ticket-proof.ts';

const looks = { good: 'check', bad: 'alert', cannot: 'info' } as const;

/** Checks in the browser that the ticket is sealed, and gives the proof as a file to check it anywhere. */
export function TicketProof({ betId }: { betId: string }) {
  const t = useT();
  const check = useTicketProof();
  return (
    <div className={styles.proof}>
      <Button busy={check.isPending} onClick={() => check.mutate(betId)}>
        {t('jackpot.proof')}
      </Button>
      <div role="status" className={styles.status}>
        {check.data && <Verdict checked={check.data} />}
        {check.error && <p>{t(isEarly(check.error) ? 'jackpot.proof.early' : 'jackpot.proof.failed')}</p>}
      </div>
      {check.data && (
        <Button onClick={() => downloadText(`ticket-${betId}.json`, JSON.stringify(check.data.proof, null, 2))}>
          {t('jackpot.proof.file')}
        </Button>
      )}
    </div>
  );
}

function Verdict({ checked: { proof, verdict } }: { checked: CheckedProof }) {
  const t = useT();
  return (
    <>
      <p className={styles.verdict}>
        <Icon name={looks[verdict]} size={16} />
        <span>{t(`jackpot.proof.${verdict}`, { count: proof.tickets })}</span>
      </p>
      <code className={styles.root}>{proof.root}</code>
    </>
  );
}

function isEarly(error: unknown): boolean {
  return refusalOf<'GET Jackpot/GetTicketProof'>(error)?.status === 'TICKETS_ARE_NOT_SEALED';
}
