import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { isSandbox } from '../../shared/brand/brand.ts';
import { Panel } from '../../shared/page/panel.tsx';
import { dayText } from '../../shared/time/date-text.ts';
import styles from './self-test-page.module.css';
import { useHelpLines } from './use-help-lines.ts';

/** Where people are who listen. The sandbox shows no number that could be dialled. */
export function HelpLines() {
  const t = useT();
  const { language } = useEnvironment();
  const { data } = useHelpLines();
  return (
    <Panel title={t('self-test.help.title')} text={t(isSandbox ? 'self-test.help.sandbox' : 'self-test.help.text')}>
      <ul className={styles.lines}>
        {data?.helpLines.map(({ name, number, url, verifiedOn }) => (
          <li key={name} className={styles.line}>
            <span className={styles.name}>{name}</span>
            {number && <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>}
            {url && (
              <a href={url} target="_blank" rel="noopener">
                {t('self-test.help.site')}
                <span className="visually-hidden"> {name}</span>
              </a>
            )}
            <span className={styles.note}>{t('self-test.help.verified', { day: dayText(verifiedOn, language) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
