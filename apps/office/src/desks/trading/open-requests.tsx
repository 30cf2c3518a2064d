import type { OfficeCallData } from '@harmattan/contract/office';
import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useMe } from '../../shared/session/me.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { Section } from '../../shared/view/section.tsx';
import { useDecide } from '../../shared/view/use-decide.ts';
import styles from './section.module.css';
import { useT } from './texts.ts';

export type OpenRequest = OfficeCallData<'GET Jackpots/List'>[number]['requests'][number];

interface Decision {
  request: OpenRequest;
  approve: boolean;
}

/** What waits for a second person, with the decision on it. */
export function OpenRequests({ requests }: { requests: readonly OpenRequest[] }) {
  const t = useT();
  const [decision, setDecision] = useState<Decision>();
  if (requests.length === 0 && !decision) return null;
  return (
    <Section title={t('trading.requests')}>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <RequestItem key={request.id} request={request} onDecide={(approve) => setDecision({ request, approve })} />
        ))}
      </ul>
      {decision && <DecideDialog {...decision} onClose={() => setDecision(undefined)} />}
    </Section>
  );
}

function RequestItem({ request, onDecide }: { request: OpenRequest; onDecide: (approve: boolean) => void }) {
  const t = useT();
  const { userName } = useMe();
  const { kind, maker, comment, detail, since, actions } = request;
  return (
    <li className={styles.request}>
      <span className={styles.strong}>{serverWord('trading.kind', kind)}</span>
      {detail !== null && <span>{detail}</span>}
      <span className={styles.soft}>
        {maker}, <Moment at={since} />: {comment}
      </span>
      {actions.includes('decide') ? (
        <span className={styles.buttons}>
          <Button kind="primary" size="small" onClick={() => onDecide(true)}>
            {t('trading.approve')}
          </Button>
          <Button size="small" onClick={() => onDecide(false)}>
            {t('trading.refuse')}
          </Button>
        </span>
      ) : (
        <span className={styles.soft}>{t(maker === userName ? 'trading.own' : 'trading.not-allowed')}</span>
      )}
    </li>
  );
}

function DecideDialog({ request, approve, onClose }: Decision & { onClose: () => void }) {
  const t = useT();
  const decide = useDecide(onClose);
  const word = approve ? 'approve' : 'refuse';
  const what = serverWord('trading.kind', request.kind);
  return (
    <DecisionDialog
      title={t(`trading.${word}.title`)}
      confirmText={t(`trading.${word}`)}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(async () => {
          const { state } = await call('POST Approvals/Decide', { body: { id: request.id, approve, comment } });
          return t(`trading.decided.${state}`, { what });
        })
      }
    >
      <p>{t(`trading.${word}.text`, { what, maker: request.maker })}</p>
      {request.detail !== null && <p>{request.detail}</p>}
    </DecisionDialog>
  );
}
