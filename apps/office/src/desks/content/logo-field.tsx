import { Button } from '@harmattan/ui/button';
import { call } from '../../shared/api/call.ts';
import { FormMessage } from '../../shared/view/form-message.tsx';
import formStyles from './document-form.module.css';
import { FileButton } from './file-button.tsx';
import { useT } from './texts.ts';
import type { BodyOf } from './use-content.ts';
import { useUpload } from './use-upload.ts';

type BrandLogo = BodyOf<'brand'>['logo'];

/** A picture in place of our mark and the name. The preview shows it on both grounds. */
export function LogoField({ logo, onChange }: { logo: BrandLogo; onChange: (logo: BrandLogo) => void }) {
  const t = useT();
  const { isBusy, failure, upload } = useUpload(async (data) => {
    onChange(await call('POST Content/UploadLogo', { body: { data } }));
  });
  return (
    <fieldset className={formStyles.card}>
      <legend className={formStyles.legend}>{t('content.field.logo')}</legend>
      {logo ? (
        <p>
          <img src={`/art/uploads/${logo.hash}-${logo.width}.webp`} alt={t('content.logo.alt')} height={32} />
        </p>
      ) : (
        <p className={formStyles.note}>{t('content.logo.none')}</p>
      )}
      <FileButton label={t('content.logo.upload')} hint={t('content.logo.hint')} isBusy={isBusy} onFile={upload} />
      {logo && (
        <Button size="small" onClick={() => onChange(null)}>
          {t('content.logo.remove')}
        </Button>
      )}
      <FormMessage text={failure} />
    </fieldset>
  );
}
