import { useStore } from '@harmattan/sandbox-ui/store';
import {
  cashInBehaviours,
  payoutBehaviours,
  testCards,
  testPin,
  unknownAccountEnding,
} from '../../../src/phone/contract.ts';
import { groupedCard } from '../core/grouped-card.ts';
import { usePhone } from '../core/phone.ts';
import { useTexts } from '../texts/index.ts';
import { FaultList } from './fault-list.tsx';
import { MannerForm } from './manner-form.tsx';

const banks = [{ ending: unknownAccountEnding, name: 'unknown' as const }, ...payoutBehaviours];

/** What goes wrong on purpose with payments: web hooks by choice, cards and accounts by their digits. */
export function PaymentFaults() {
  const texts = useTexts();
  const held = useStore(usePhone().held);
  return (
    <details class="faults">
      <summary>{texts.paymentFaults}</summary>
      {held ? <MannerForm key={held.number} number={held.number} /> : <p>{texts.hooksHint}</p>}
      <h3>{texts.testCards}</h3>
      <p>{texts.testCardsHint(testPin)}</p>
      <FaultList
        isWide
        rows={testCards.map(({ number, name }) => ({ digits: groupedCard(number), words: texts.card[name] }))}
      />
      <h3>{texts.toBanks}</h3>
      <FaultList rows={banks.map(({ ending, name }) => ({ digits: `…${ending}`, words: texts.bankFault[name] }))} />
      <h3>{texts.toWallets}</h3>
      <FaultList
        rows={cashInBehaviours.map(({ ending, name }) => ({ digits: `…${ending}`, words: texts.walletFault[name] }))}
      />
    </details>
  );
}
