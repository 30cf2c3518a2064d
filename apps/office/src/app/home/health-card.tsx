import type { ReactNode } from 'react';
import { Age } from '../../shared/time/age.tsx';
import { useAmountText } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { Card } from './card.tsx';
import { useT } from './texts.ts';
import { type Overview, useGateways } from './use-overview.ts';

const banksShownMax = 6;

/** Books, totals, gateways and banks. */
export function HealthCard({ health, worklists }: Pick<Overview, 'health' | 'worklists'>) {
  const t = useT();
  const facts = [...useBookFacts(health), ...useGatewayFacts()];
  const [oldest] = worklists.map((list) => list.oldest).sort();
  if (oldest !== undefined) facts.push({ name: t('home.health.queue'), value: <Age since={oldest} /> });
  return (
    <Card title={t('home.health.title')} icon="shield">
      <Facts facts={facts} />
    </Card>
  );
}

interface Fact {
  name: string;
  value: ReactNode;
}

function useBookFacts(health: Overview['health']): Fact[] {
  const t = useT();
  if (health === null) return [];
  const { booksCheckedTo, placesInDoubt, totalsBehindSeconds } = health;
  return [
    {
      name: t('home.health.books'),
      value: booksCheckedTo === null ? t('home.health.never') : <Age since={booksCheckedTo} />,
    },
    {
      name: t('home.health.doubt'),
      value: placesInDoubt === 0 ? t('home.health.doubt.none') : t('home.health.doubt.some', { count: placesInDoubt }),
    },
    {
      name: t('home.health.totals'),
      value:
        totalsBehindSeconds === null
          ? t('home.health.unknown')
          : t('home.health.seconds', { count: Math.round(totalsBehindSeconds) }),
    },
  ];
}

function useGatewayFacts(): Fact[] {
  const t = useT();
  const amountText = useAmountText();
  const { float, banks } = useGateways();
  const leftText = ({ balance, hoursLeft }: (typeof float)[number]) => {
    if (balance === null) return t('home.health.gateway.silent');
    const amount = amountText(balance);
    return hoursLeft === null ? amount : t('home.health.gateway.left', { amount, hours: hoursLeft });
  };
  return [
    ...float.map((one) => ({ name: t('home.health.gateway', { name: one.gateway }), value: leftText(one) })),
    ...banks.slice(0, banksShownMax).map(({ name, paid, failed }) => ({
      name: t('home.health.bank', { name }),
      value: t('home.health.bank.rate', { paid, decided: paid + failed }),
    })),
  ];
}
