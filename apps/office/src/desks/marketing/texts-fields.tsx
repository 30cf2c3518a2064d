import { type MailingLanguage, mailingLanguages } from '@harmattan/contract/office';
import { smsParts } from '@harmattan/kernel/sms-parts';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import styles from './marketing.module.css';
import { useT } from './texts.ts';
import type { Composing } from './use-composing.ts';

const lengthMax = { inbox: 5_000, sms: 600 };
const headerMax = 120;

/** The texts in three languages, side by side. */
export function TextsFields({ composing: { draft, set }, isChecked }: { composing: Composing; isChecked: boolean }) {
  const t = useT();
  const { channel, texts } = draft;
  const write = (language: MailingLanguage, change: Partial<{ header: string; text: string }>) =>
    set({ texts: { ...texts, [language]: { ...texts[language], ...change } } });
  return (
    <div className={styles.languages}>
      {mailingLanguages.map((language) => {
        const { header, text } = texts[language];
        const isWanted = language === 'en' || header.trim() !== '' || text.trim() !== '';
        const missing = (value: string) =>
          isChecked && isWanted && value.trim() === '' ? t('marketing.compose.missing') : undefined;
        return (
          <fieldset key={language} className={styles.writing}>
            <legend className={styles.language}>{t(`marketing.language.${language}`)}</legend>
            {channel === 'inbox' && (
              <TextField
                label={t('marketing.compose.header')}
                error={missing(header)}
                value={header}
                onValueChange={(value) => write(language, { header: value })}
                maxLength={headerMax}
                autoComplete="off"
              />
            )}
            <TextAreaField
              label={t('marketing.compose.text')}
              hint={hintOf(language, channel, text)}
              error={missing(text)}
              value={text}
              onValueChange={(value) => write(language, { text: value })}
              lengthMax={lengthMax[channel]}
              rows={channel === 'sms' ? 4 : 6}
            />
          </fieldset>
        );
      })}
    </div>
  );

  function hintOf(language: MailingLanguage, where: typeof channel, text: string): string | undefined {
    if (where === 'sms' && text.trim() !== '') {
      const { parts, encoding } = smsParts(text.trim());
      return t('marketing.compose.parts-written', { parts, encoding });
    }
    return language === 'en' ? undefined : t('marketing.compose.fallback');
  }
}
