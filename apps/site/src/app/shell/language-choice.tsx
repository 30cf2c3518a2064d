import { chooseLanguage } from '@harmattan/i18n/activate';
import { languageNames, languages } from '@harmattan/i18n/language';
import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { showToast } from '@harmattan/ui/toast';
import styles from './language-choice.module.css';

/** A native select lies invisible over a short label: two letters in the header, full names in the phone's own list. */
export function LanguageChoice() {
  const t = useT();
  const { language } = useEnvironment();

  async function choose(value: string) {
    const chosen = languages.find((known) => known === value);
    if (!chosen) return;
    await chooseLanguage(chosen).catch(() => showToast({ kind: 'error', text: t('message.unreachable') }));
  }

  return (
    <span className={styles.choice}>
      <span className={styles.shown} aria-hidden="true">
        {language.toUpperCase()}
        <Icon name="down" size={14} />
      </span>
      <select
        className={styles.select}
        aria-label={t('shell.language')}
        value={language}
        onChange={(event) => choose(event.target.value)}
      >
        {languages.map((known) => (
          <option key={known} value={known} lang={known}>
            {languageNames[known]}
          </option>
        ))}
      </select>
    </span>
  );
}
