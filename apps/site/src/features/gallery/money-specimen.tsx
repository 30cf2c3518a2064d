import { Money } from '@harmattan/ui/money';
import { Sample, Specimen } from './specimen.tsx';

export function MoneySpecimen() {
  return (
    <Specimen name="Money">
      <Sample props="size: inherit, large, display">
        <Money amountKobo={50_000n} />
        <Money amountKobo={2_481_550n} size="large" />
        <Money amountKobo={1_234_567_890n} size="display" />
      </Sample>
      <Sample props="tone: sand, good">
        <Money amountKobo={1_234_567_890n} tone="sand" />
        <Money amountKobo={123_500n} tone="good" sign="always" />
      </Sample>
      <Sample props="sign: negative, always">
        <Money amountKobo={-300n} />
        <Money amountKobo={300n} sign="always" />
        <Money amountKobo={0n} sign="always" />
      </Sample>
    </Specimen>
  );
}
