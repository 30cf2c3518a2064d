import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { SelectField } from '@harmattan/ui/select-field';
import { type RefObject, useState } from 'react';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { Panel } from '../../shared/page/panel.tsx';
import type { Verification } from '../../shared/verification/use-verification.ts';
import styles from './documents-step.module.css';
import { FileChoice } from './file-choice.tsx';

type Document = Verification['documents'][number];
type PaperKind = Exclude<Document['kind'], 'selfie'>;

const paperKinds = ['identity-card', 'passport', 'driving-licence', 'voter-card'] as const;

interface DocumentsStepProps {
  verification: Verification;
  lastDigits: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** First a document, then a selfie. */
export function DocumentsStep({ verification: { documents }, lastDigits, titleRef }: DocumentsStepProps) {
  const t = useT();
  const isThere = ({ state }: Document) => state === 'waiting' || state === 'accepted';
  const hasPaper = documents.some((one) => one.kind !== 'selfie' && isThere(one));
  const hasSelfie = documents.some((one) => one.kind === 'selfie' && isThere(one));
  return (
    <Panel title={t('verification.documents.title')} text={t('verification.documents.text')} titleRef={titleRef}>
      <FormMessage kind="good" text={t('verification.number.done', { digits: lastDigits })} />
      {documents.length > 0 && <Sent documents={documents} />}
      {!hasPaper && <PaperStep />}
      {hasPaper && !hasSelfie && <SelfieStep />}
    </Panel>
  );
}

function Sent({ documents }: { documents: Document[] }) {
  const t = useT();
  return (
    <ul className={styles.sent}>
      {documents.map(({ id, kind, state, text }) => (
        <li key={id} className={styles.document}>
          <span className={styles.kind}>{t(`verification.kind.${kind}`)}</span>
          <Badge kind={state === 'accepted' ? 'good' : state === 'waiting' ? 'info' : 'bad'}>
            {t(`verification.document.${state}`)}
          </Badge>
          {text !== null && <span className={styles.text}>{t('verification.said', { text })}</span>}
        </li>
      ))}
    </ul>
  );
}

function PaperStep() {
  const t = useT();
  const [kind, setKind] = useState<PaperKind>('identity-card');
  return (
    <section className={styles.step}>
      <h3 className={styles.title}>{t('verification.step.document')}</h3>
      <SelectField
        label={t('verification.document.kind')}
        value={kind}
        options={paperKinds.map((one) => ({ value: one, label: t(`verification.kind.${one}`) }))}
        onValueChange={(value) => setKind(value as PaperKind)}
      />
      <FileChoice kind={kind} camera="environment" />
    </section>
  );
}

function SelfieStep() {
  const t = useT();
  return (
    <section className={styles.step}>
      <h3 className={styles.title}>{t('verification.step.selfie')}</h3>
      <p className={styles.text}>{t('verification.step.selfie.text')}</p>
      <FileChoice kind="selfie" camera="user" />
    </section>
  );
}
