import { Checkbox } from '@harmattan/ui/checkbox';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import styles from './document-form.module.css';
import { LanguageColumns } from './language-columns.tsx';
import { useT } from './texts.ts';
import type { BodyOf } from './use-content.ts';

interface PageFormProps {
  body: BodyOf<'page'>;
  onChange: (body: BodyOf<'page'>) => void;
}

const lengthMax = 100_000;
const rows = 28;

export function PageForm({ body, onChange }: PageFormProps) {
  const t = useT();
  return (
    <>
      <div className={styles.card}>
        <Checkbox
          label={t('content.field.isSample')}
          checked={body.isSample}
          onCheckedChange={(isSample) => onChange({ ...body, isSample })}
        />
        <p className={styles.note}>{t('content.page.marks')}</p>
      </div>
      <LanguageColumns>
        {(language) => (
          <TextAreaField
            label={t('content.field.text')}
            value={body.texts[language]}
            onValueChange={(text) => onChange({ ...body, texts: { ...body.texts, [language]: text } })}
            lengthMax={lengthMax}
            rows={rows}
          />
        )}
      </LanguageColumns>
    </>
  );
}
