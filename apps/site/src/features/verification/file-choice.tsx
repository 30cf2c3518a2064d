import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import { type ChangeEvent, useId, useState } from 'react';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { makeKey } from '../../shared/forms/make-key.ts';
import type { Verification } from '../../shared/verification/use-verification.ts';
import styles from './file-choice.module.css';
import { base64Of, bytesMax, shrinkPicture } from './read-file.ts';
import { useRefusalText } from './use-refusal-text.ts';
import { useUpload } from './use-submit.ts';

const pictures = 'image/jpeg,image/png,image/webp';
const fileProblems = ['NO_DOCUMENT', 'TOO_LARGE', 'TOO_MANY_PIXELS', 'TOO_SMALL'] as const;

interface FileChoiceProps {
  kind: Verification['documents'][number]['kind'];
  /** Which side of a phone takes the picture. */
  camera: 'environment' | 'user';
}

/** The camera of a phone, or a file. What is chosen is sent at once. */
export function FileChoice({ kind, camera }: FileChoiceProps) {
  const t = useT();
  const refusalText = useRefusalText();
  const upload = useUpload();
  const [problem, setProblem] = useState<string>();

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen || upload.isPending) return;
    setProblem(undefined);
    const file = await shrinkPicture(chosen);
    if (file.size > bytesMax) return setProblem(t('verification.file.TOO_LARGE'));
    upload.mutate(
      { key: makeKey(), kind, data: await base64Of(file) },
      { onError: (failure) => setProblem(wordsOf(failure)) },
    );
  }

  function wordsOf(failure: unknown): string {
    const refusal = refusalOf<'POST Verification/Upload'>(failure);
    const word = refusal?.status === 'INCORRECT_PARAMETER_VALUE' ? refusal.data.message : undefined;
    const known = fileProblems.find((one) => one === word);
    return known ? t(`verification.file.${known}`) : refusalText(failure);
  }

  return (
    <div className={styles.choice}>
      <div className={styles.ways}>
        <Way
          label={t('verification.take')}
          isCamera
          accept={pictures}
          capture={camera}
          busy={upload.isPending}
          onChange={send}
        />
        <Way
          label={t('verification.choose')}
          accept={kind === 'selfie' ? pictures : `${pictures},application/pdf`}
          busy={upload.isPending}
          onChange={send}
        />
      </div>
      <FormMessage kind="info" text={upload.isPending ? t('verification.sending') : undefined} />
      <FormMessage kind="bad" text={problem} />
    </div>
  );
}

interface WayProps {
  label: string;
  accept: string;
  capture?: FileChoiceProps['camera'];
  isCamera?: boolean;
  busy: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The browser's own field, with its label as the button. */
function Way({ label, accept, capture, isCamera = false, busy, onChange }: WayProps) {
  const id = useId();
  return (
    <span className={styles.way} data-camera={isCamera || undefined}>
      <input
        id={id}
        type="file"
        className={`visually-hidden ${styles.input}`}
        accept={accept}
        capture={capture}
        disabled={busy}
        onChange={onChange}
      />
      <label htmlFor={id} className={styles.label}>
        <Icon name={isCamera ? 'eye' : 'receipt'} size={20} />
        {label}
      </label>
    </span>
  );
}
