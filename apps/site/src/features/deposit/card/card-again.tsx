import { useT } from '@harmattan/i18n/use-t';
import type { ComponentProps } from 'react';
import formStyles from '../../../shared/forms/form.module.css';
import { type CardTexts, hasCard } from './card.ts';
import { CardFields } from './card-fields.tsx';

/** For a step that needs the card when a reload has forgotten it. Nothing of a card outlives the page. */
export function CardAgain({ card, field }: { card: CardTexts } & ComponentProps<typeof CardFields>) {
  const t = useT();
  if (hasCard(card)) return null;
  return (
    <>
      <p className={formStyles.text}>{t('deposit.card.again')}</p>
      <CardFields field={field} />
    </>
  );
}
