import { SelectField } from '@harmattan/ui/select-field';
import { useT } from '../texts.ts';

export type Proof = 'document-in-person' | 'document-by-video';

const proofs: readonly Proof[] = ['document-in-person', 'document-by-video'];

/** How the staff made sure that it is the player who asks. It has no default: it is a statement. */
export function ProofField({
  proof,
  isTried,
  onChange,
}: {
  proof: Proof | undefined;
  isTried: boolean;
  onChange: (proof: Proof | undefined) => void;
}) {
  const t = useT();
  return (
    <SelectField
      label={t('players.proof')}
      hint={t('players.proof.hint')}
      error={isTried && proof === undefined ? t('players.proof.missing') : undefined}
      placeholder={t('players.proof.none')}
      value={proof ?? ''}
      onValueChange={(value) => onChange(proofs.find((one) => one === value))}
      options={proofs.map((value) => ({ value, label: t(`players.proof.${value}`) }))}
    />
  );
}
