import { Checkbox } from '@harmattan/ui/checkbox';
import { TextField } from '@harmattan/ui/text-field';
import styles from './document-form.module.css';
import { LanguageColumns } from './language-columns.tsx';
import { PositionField } from './position-field.tsx';
import { useT } from './texts.ts';
import type { BodyOf } from './use-content.ts';

interface CategoryFormProps {
  body: BodyOf<'category'>;
  onChange: (body: BodyOf<'category'>) => void;
}

export function CategoryForm({ body, onChange }: CategoryFormProps) {
  const t = useT();
  return (
    <>
      <div className={styles.card}>
        <Checkbox
          label={t('content.field.isActive')}
          checked={body.isActive}
          onCheckedChange={(isActive) => onChange({ ...body, isActive })}
        />
        <Checkbox
          label={t('content.field.isInMenu')}
          checked={body.isInMenu}
          onCheckedChange={(isInMenu) => onChange({ ...body, isInMenu })}
        />
        <PositionField value={body.position} onChange={(position) => onChange({ ...body, position })} />
      </div>
      <LanguageColumns>
        {(language) => (
          <TextField
            label={t('content.field.name')}
            value={body.names[language]}
            onValueChange={(name) => onChange({ ...body, names: { ...body.names, [language]: name } })}
            maxLength={40}
          />
        )}
      </LanguageColumns>
    </>
  );
}
