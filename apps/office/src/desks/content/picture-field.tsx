import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { type ChangeEvent, useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { FormMessage } from '../../shared/view/form-message.tsx';
import styles from './picture-field.module.css';
import { pictureOf } from './picture-of.ts';
import { useT } from './texts.ts';
import { useChoices } from './use-content.ts';

interface PictureFieldProps {
  picture: string | null;
  banner: string;
  onChange: (change: { picture: string | null } | { banner: string }) => void;
}

const bytesMax = 5_000_000;

/** A picture of one's own, or one that is drawn. */
export function PictureField({ picture, banner, onChange }: PictureFieldProps) {
  const t = useT();
  const { data } = useChoices();
  const { isBusy, failure, upload } = useUpload((hash) => onChange({ picture: hash }));
  return (
    <div className={styles.field}>
      <img className={styles.picture} src={pictureOf({ picture, banner })} alt={t('content.picture.alt')} />
      <FileButton isBusy={isBusy} onFile={upload} />
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

function FileButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const t = useT();
  const id = useId();
  function onPick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file can be picked again after a refusal.
    event.target.value = '';
    if (file) onFile(file);
  }
  return (
    <div className={styles.file}>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className={styles.input}
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        onChange={onPick}
      />
      <label htmlFor={id} className={styles.label}>
        {t(isBusy ? 'content.picture.busy' : 'content.picture.upload')}
      </label>
      <span id={`${id}-hint`} className={styles.hint}>
        {t('content.picture.hint')}
      </span>
    </div>
  );
}

function useUpload(onDone: (hash: string) => void) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function upload(file: File) {
    setFailure(undefined);
    if (file.size > bytesMax) return setFailure(t('content.picture.too-large'));
    setIsBusy(true);
    try {
      const { hash } = await call('POST Content/UploadPicture', { body: { data: await base64Of(file) } });
      onDone(hash);
    } catch (refusal) {
      setFailure(failureText(refusal));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, upload };
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
