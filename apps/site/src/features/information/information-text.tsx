import { useT } from '@harmattan/i18n/use-t';
import { plainParts } from '@harmattan/prose/plain-text';
import { readProse } from '@harmattan/prose/read-prose';
import { useEnvironment } from '@harmattan/ui/environment';
import { ProseBlocks } from '@harmattan/ui/prose-blocks';
import { useEffect, useMemo } from 'react';
import { dayText } from '../../shared/time/date-text.ts';
import styles from './information-text.module.css';
import type { Information } from './use-information.ts';

/** With fewer parts than this a list of them is longer than the way to them. */
const partsLeast = 4;

export function InformationText({ information }: { information: Information }) {
  const { changed, isSample, body, language, wantedLanguage } = information;
  const t = useT();
  const environment = useEnvironment();
  const blocks = useMemo(() => readProse(body), [body]);
  const parts = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 1 ? [{ id: partId(index), words: plainParts(block.parts) }] : [],
  );
  const hasParts = parts.length >= partsLeast;
  useOpenedPart();

  return (
    <div className={hasParts ? styles.columns : undefined}>
      <div className={styles.text}>
        {isSample && <p className={styles.notice}>{t('information.sample')}</p>}
        {language !== wantedLanguage && <p className={styles.notice}>{t('information.other-language')}</p>}
        {changed !== undefined && (
          <p className={styles.changed}>{t('information.changed', { day: dayText(changed, environment.language) })}</p>
        )}
        <article lang={language}>
          <ProseBlocks blocks={blocks} headingLevel={2} headingId={partId} />
        </article>
      </div>
      {hasParts && (
        <nav className={styles.parts} aria-label={t('information.parts')}>
          <p className={styles.partsTitle} aria-hidden="true">
            {t('information.parts')}
          </p>
          <ol className={styles.partsList}>
            {parts.map(({ id, words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

/** The place in the text, which is the same in every language. */
function partId(index: number): string {
  return `part-${index}`;
}

/** The browser looks for the part in the address before the text is rendered, so the page scrolls to it afterwards. */
function useOpenedPart(): void {
  useEffect(() => {
    const part = /^#part-\d+$/.test(location.hash) ? document.getElementById(location.hash.slice(1)) : null;
    part?.scrollIntoView();
  }, []);
}
