import { useT } from '@harmattan/i18n/use-t';
import { Switch } from '@harmattan/ui/switch';
import { storeLite } from '../../shared/games/lite-mode.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import styles from './list-head.module.css';

interface ListHeadProps {
  title: string;
  isLite: boolean;
  onLiteChange: (isLite: boolean) => void;
}

export function ListHead({ title, isLite, onLiteChange }: ListHeadProps) {
  const t = useT();

  function change(chosen: boolean) {
    storeLite(chosen);
    onLiteChange(chosen);
  }

  return (
    <div className={styles.head}>
      <PageHeading className={styles.heading}>{title}</PageHeading>
      <div className={styles.lite}>
        <Switch label={t('games.lite')} hint={t('games.lite.hint')} checked={isLite} onCheckedChange={change} />
      </div>
    </div>
  );
}
