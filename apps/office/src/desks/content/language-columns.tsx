import type { ReactNode } from 'react';
import styles from './document-form.module.css';
import { useT } from './texts.ts';
import { type Language, languages } from './use-content.ts';

interface LanguageColumnsProps {
  children: (language: Language) => ReactNode;
}

/** The same fields in three languages, side by side. */
export function LanguageColumns({ children }: LanguageColumnsProps) {
  const t = useT();
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        <fieldset key={language} className={styles.language} lang={language}>
          <legend className={styles.legend}>{t(`content.language.${language}`)}</legend>
          <p className={styles.note}>{t(language === 'en' ? 'content.is-source' : 'content.falls-back')}</p>
          {children(language)}
        </fieldset>
      ))}
    </div>
  );
}
