import { Money } from '@harmattan/ui/money';
import { Sample, Specimen } from './specimen.tsx';

export function MoneySpecimen() {
  return (
    <Specimen name="Money">
      <Sample props="size: inherit, large, display">
        <Money amountMinor={50_000n} />
        <Money amountMinor={2_481_550n} size="large" />
        <Money amountMinor={1_234_567_890n} size="display" />
      </Sample>
      <Sample props="tone: sand, good">
        <Money amountMinor={1_234_567_890n} tone="sand" />
        <Money amountMinor={123_500n} tone="good" sign="always" />
      </Sample>
      <Sample props="sign: negative, always">
        <Money amountMinor={-300n} />
        <Money amountMinor={300n} sign="always" />
        <Money amountMinor={0n} sign="always" />
      </Sample>
    </Specimen>
  );
}
