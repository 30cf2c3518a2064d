import { Amount } from '../../shared/view/amount.tsx';
import { Card } from './card.tsx';
import tables from './tables.module.css';
import { useT } from './texts.ts';
import type { Overview } from './use-overview.ts';

/** What is owed, against what there is to pay it with. */
export function MoneyCard({ money }: { money: NonNullable<Overview['money']> }) {
  const t = useT();
  const rows = [
    ['home.money.at-gateways', money.atGateways],
    ['home.money.owed', -money.owedToPlayers],
    ['home.money.suspense', -money.inSuspense],
    ['home.money.set-aside', -money.setAside],
    ['home.money.free', money.free],
  ] as const;
  return (
    <Card title={t('home.money.title')} icon="wallet">
      <table className={tables.table}>
        <tbody>
          {rows.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td className={tables.end}>
                <Amount amount={amount === 0 ? 0 : amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {money.free < 0 && (
        <p role="alert" className={tables.bad}>
          {t('home.money.short')}
        </p>
      )}
    </Card>
  );
}
