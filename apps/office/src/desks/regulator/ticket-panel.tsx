import { serverWord } from '../../shared/texts/texts.ts';
import { Amount } from '../../shared/view/amount.tsx';
import { Facts } from '../../shared/view/facts.tsx';
import { IdText } from '../../shared/view/id-text.tsx';
import { Panel } from '../../shared/view/panel.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import { useT } from './texts.ts';
import { type Cut, useTicket } from './use-regulator.ts';

/** One round or bet with all that moved for it. */
export function TicketPanel({ cut, playerId, id }: { cut: Cut; playerId: string; id: string }) {
  const t = useT();
  const query = useTicket(cut, { playerId, id });
  return (
    <Panel id={id} title={t('regulator.ticket')} backHref={`?${new URLSearchParams({ ...cut, player: playerId })}`}>
      <Remote query={query}>
        {({ ticket, reference, moves, legs }) => (
          <Facts
            facts={[
              { name: t('regulator.ticket.name'), value: ticket.name || ticket.provider },
              { name: t('regulator.ticket.reference'), value: <IdText id={reference} /> },
              ...moves.map(({ time, kind, amount, isRefused }, place) => ({
                name: `${place + 1}. ${time.replace('T', ' ')}`,
                value: (
                  <>
                    {serverWord('regulator.move', kind)} <Amount amount={amount} />
                    {isRefused && ` (${t('regulator.refused')})`}
                  </>
                ),
              })),
              ...legs.map(({ match, market, outcome, price }, place) => ({
                name: t('regulator.leg', { place: place + 1 }),
                value: `${match}, ${market}: ${outcome}${price === null ? '' : ` @ ${(price / 1000).toFixed(2)}`}`,
              })),
            ]}
          />
        )}
      </Remote>
    </Panel>
  );
}
