import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { call } from '../../shared/api/call.ts';
import { FormMessage } from '../../shared/view/form-message.tsx';
import { FileButton } from './file-button.tsx';
import styles from './picture-field.module.css';
import { pictureOf } from './picture-of.ts';
import { useT } from './texts.ts';
import { useChoices } from './use-content.ts';
import { useUpload } from './use-upload.ts';

interface PictureFieldProps {
  picture: string | null;
  banner: string;
  onChange: (change: { picture: string | null } | { banner: string }) => void;
}

/** A picture of one's own, or one that is drawn. */
export function PictureField({ picture, banner, onChange }: PictureFieldProps) {
  const t = useT();
  const { data } = useChoices();
  const { isBusy, failure, upload } = useUpload(async (data) => {
    const { hash } = await call('POST Content/UploadPicture', { body: { data } });
    onChange({ picture: hash });
  });
  return (
    <div className={styles.field}>
      <img className={styles.picture} src={pictureOf({ picture, banner })} alt={t('content.picture.alt')} />
      <FileButton
        label={t('content.picture.upload')}
        hint={t('content.picture.hint')}
        isBusy={isBusy}
        onFile={upload}
      />
      {picture !== null && (
        <Button size="small" onClick={() => onChange({ picture: null })}>
          {t('content.picture.remove')}
        </Button>
      )}
      <FormMessage text={failure} />
      {picture === null && (
        <SelectField
          label={t('content.field.banner')}
          value={banner}
          onValueChange={(name) => onChange({ banner: name })}
          options={(data?.banners ?? [banner]).map((name) => ({ value: name, label: name }))}
        />
      )}
    </div>
  );
}
