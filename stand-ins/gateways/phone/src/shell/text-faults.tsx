import { misbehaviours } from '../../../src/phone/contract.ts';
import { useTexts } from '../texts/index.ts';
import { FaultList } from './fault-list.tsx';

export function TextFaults() {
  const texts = useTexts();
  return (
    <details class="faults">
      <summary>{texts.textFaults}</summary>
      <p>{texts.textFaultsHint}</p>
      <FaultList
        rows={misbehaviours.map(({ ending, behaviour }) => ({
          digits: `…${ending}`,
          words: texts.textFault[behaviour],
        }))}
      />
    </details>
  );
}
