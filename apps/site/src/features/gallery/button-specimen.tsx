import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { Icon } from '@harmattan/ui/icon';
import { IconButton } from '@harmattan/ui/icon-button';
import { Sample, Specimen } from './specimen.tsx';

export function ButtonSpecimen() {
  const t = useT();
  return (
    <Specimen name="Button">
      <Sample props="kind: primary, quiet, plain">
        <Button kind="primary">{t('gallery.button.save')}</Button>
        <Button>{t('gallery.button.back')}</Button>
        <Button kind="plain">{t('gallery.button.more')}</Button>
      </Sample>
      <Sample props="size: small, medium, large">
        <Button size="small">{t('gallery.button.back')}</Button>
        <Button>{t('gallery.button.back')}</Button>
        <Button size="large">{t('gallery.button.back')}</Button>
      </Sample>
      <Sample props="busy: the bar appears after one second">
        <Button kind="primary" busy>
          {t('gallery.button.busy')}
        </Button>
        <Button busy>{t('gallery.button.busy')}</Button>
      </Sample>
      <Sample props="disabledReason, wide">
        <div>
          <Button kind="primary" wide disabledReason={t('gallery.button.reason')}>
            {t('gallery.button.send')}
          </Button>
        </div>
      </Sample>
      <Sample props="ButtonLink, IconButton">
        <ButtonLink href="/">
          <Icon name="back" size={18} />
          {t('gallery.button.home')}
        </ButtonLink>
        <IconButton icon="search" label={t('gallery.button.more')} onClick={() => undefined} />
      </Sample>
    </Specimen>
  );
}
