import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { CopyButton } from '@harmattan/ui/copy-button';
import { useEffect, useRef } from 'react';
import { brand } from '../../../shared/brand/brand.ts';
import { downloadFile } from '../../../shared/device/download-file.ts';
import styles from './two-step.module.css';

/** Shown this once: the server keeps only what is needed to recognise one. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useT();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className={styles.setup}>
      <h4 ref={headingRef} tabIndex={-1} className={styles.name}>
        {t('security.two-step.recovery.title')}
      </h4>
      <p>{t('security.two-step.recovery.text')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton
          value={text}
          label={t('security.copy')}
          subject={t('security.two-step.recovery.title')}
          copiedText={t('security.copied')}
          failedText={t('security.copy.failed')}
        />
        <Button
          onClick={() =>
            downloadFile({ name: `${brand.name.toLowerCase()}-recovery-codes.txt`, type: 'text/plain', text })
          }
        >
          {t('security.two-step.recovery.download')}
        </Button>
      </div>
      <Button kind="primary" wide onClick={onKept}>
        {t('security.two-step.recovery.kept')}
      </Button>
    </div>
  );
}
