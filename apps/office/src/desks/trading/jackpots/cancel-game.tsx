import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useDecide } from '../../../shared/view/use-decide.ts';
import { useT } from '../texts.ts';
import type { Jackpot, Preview } from './use-jackpots.ts';

interface CancelGameProps {
  jackpot: Jackpot;
  game: Jackpot['events'][number];
  outcome: Preview['cancel'][number] | undefined;
  onClose: () => void;
}

/** A game does not count any more, with what comes of it. */
export function CancelGame({ jackpot: { id, events }, game, outcome, onClose }: CancelGameProps) {
  const t = useT();
  const decide = useDecide(onClose);
  const reserve = events.find((event) => event.id === outcome?.reserveId);
  const words = {
    game: `${game.participant1} – ${game.participant2}`,
    reserve: reserve ? `${reserve.participant1} – ${reserve.participant2}` : '',
  };
  return (
    <DecisionDialog
      title={t('trading.act.cancel-event.title')}
      confirmText={t('trading.ask')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(async () => {
          const { state } = await call('POST Jackpots/CancelEvent', { body: { id, eventId: game.id, comment } });
          return t(`trading.asked.${state}`);
        })
      }
    >
      <p>{t('trading.act.cancel-event.text', words)}</p>
      {outcome && <p>{t(`trading.cancel.${outcome.outcome}`, words)}</p>}
    </DecisionDialog>
  );
}
