import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import styles from './home-form.module.css';
import { useT } from './texts.ts';
import type { BodyOf } from './use-content.ts';

type Section = BodyOf<'home'>['sections'][number];

interface HomeFormProps {
  body: BodyOf<'home'>;
  onChange: (body: BodyOf<'home'>) => void;
}

const everySection: readonly Section[] = ['banners', 'cards', 'matches', 'games', 'welcome'];
/** Home cannot do without them. */
const isNeeded = (section: Section) => section === 'matches' || section === 'welcome';

/** Which sections home has, from the top. */
export function HomeForm({ body: { sections }, onChange }: HomeFormProps) {
  const t = useT();
  const [news, setNews] = useState('');
  const hidden = everySection.filter((section) => !sections.includes(section));

  function change(next: Section[], moved: Section) {
    onChange({ sections: next });
    const place = next.indexOf(moved) + 1;
    const words = { section: t(`content.section.${moved}`), place, count: next.length };
    setNews(t(place === 0 ? 'content.home.hidden' : 'content.home.moved', words));
  }
  const moveTo = (section: Section, place: number) => {
    const others = sections.filter((one) => one !== section);
    change([...others.slice(0, place), section, ...others.slice(place)], section);
  };
  return (
    <>
      <p className={styles.note}>{t('content.home.note')}</p>
      <ol className={styles.sections} aria-label={t('content.field.sections')}>
        {sections.map((section, place) => (
          <li key={section} className={styles.section}>
            <SectionWords section={section} />
            <span className={styles.buttons}>
              <Move section={section} direction="up" isAtEnd={place === 0} onMove={() => moveTo(section, place - 1)} />
              <Move
                section={section}
                direction="down"
                isAtEnd={place === sections.length - 1}
                onMove={() => moveTo(section, place + 1)}
              />
              {!isNeeded(section) && (
                <Button
                  size="small"
                  onClick={() =>
                    change(
                      sections.filter((one) => one !== section),
                      section,
                    )
                  }
                >
                  {t('content.home.hide')} <span className="visually-hidden">{t(`content.section.${section}`)}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
      <HiddenSections hidden={hidden} onShow={(section) => moveTo(section, sections.length)} />
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </>
  );
}

function SectionWords({ section }: { section: Section }) {
  const t = useT();
  return (
    <span className={styles.words}>
      <span className={styles.name}>{t(`content.section.${section}`)}</span>
      <span className={styles.note}>{t(`content.section.${section}.text`)}</span>
    </span>
  );
}

interface MoveProps {
  section: Section;
  direction: 'up' | 'down';
  isAtEnd: boolean;
  onMove: () => void;
}

function Move({ section, direction, isAtEnd, onMove }: MoveProps) {
  const t = useT();
  return (
    <Button
      size="small"
      disabledReason={isAtEnd ? t(`content.home.${direction}.end`) : undefined}
      isReasonHidden
      onClick={onMove}
    >
      {t(`content.home.${direction}`)} <span className="visually-hidden">{t(`content.section.${section}`)}</span>
    </Button>
  );
}

function HiddenSections({ hidden, onShow }: { hidden: readonly Section[]; onShow: (section: Section) => void }) {
  const t = useT();
  if (hidden.length === 0) return null;
  return (
    <section className={styles.rest} aria-labelledby="hidden-sections">
      <h2 id="hidden-sections" className={styles.name}>
        {t('content.home.not-shown')}
      </h2>
      <ul className={styles.sections}>
        {hidden.map((section) => (
          <li key={section} className={styles.section}>
            <SectionWords section={section} />
            <Button size="small" onClick={() => onShow(section)}>
              {t('content.home.show')} <span className="visually-hidden">{t(`content.section.${section}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
