import type { OfficeCallData } from '@harmattan/contract/office';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Section } from '../../shared/view/section.tsx';
import styles from './section.module.css';
import { useT } from './texts.ts';

/** What was done with a record, the oldest first. */
export function Story({ story }: { story: OfficeCallData<'GET Races/Get'>['story'] }) {
  const t = useT();
  return (
    <Section title={t('trading.story')}>
      <ol className={styles.story}>
        {story.map(({ at, actor, action, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the story is only added to, and several steps share an instant.
          <li key={index}>
            <span className={styles.soft}>
              <Moment at={at} />
            </span>
            <span>
              <span className={styles.strong}>{serverWord('trading.step', action)}</span>{' '}
              {detail !== null && <span>{detail}</span>} <span className={styles.soft}>{actor}</span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
