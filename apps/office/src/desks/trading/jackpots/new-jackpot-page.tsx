import { navigate } from '@harmattan/router/location';
import { AmountField } from '@harmattan/ui/amount-field';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { now } from '../../../shared/time/now.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { FormMessage } from '../../../shared/view/form-message.tsx';
import { Section } from '../../../shared/view/section.tsx';
import { useDecide } from '../../../shared/view/use-decide.ts';
import { fieldTime } from '../field-time.ts';
import form from '../form.module.css';
import section from '../section.module.css';
import { useT } from '../texts.ts';
import { TradingFrame } from '../trading-frame.tsx';
import { useDraftForm } from '../use-draft-form.ts';
import {
  emptyGame,
  type GameDraft,
  isGameFine,
  type JackpotDraft,
  type NewJackpot,
  type Problem,
  readDraft,
  withType,
} from './new-jackpot.ts';

const dayMs = 24 * 3_600_000;
const reservesMax = 10;

function startDraft(): JackpotDraft {
  const startsAt = fieldTime(now() + dayMs);
  const empty = {
    ...{ typeId: '10', ticketPrice: '', guarantee: '', share: '40', missed1: '', missed2: '', games: [] },
    reserves: [emptyGame(startsAt), emptyGame(startsAt)],
  };
  return withType({ ...empty, games: [emptyGame(startsAt)] }, '10');
}

/** Makes a draft. Nothing is sold before two people have opened it. */
export function NewJackpotPage() {
  const t = useT();
  const { draft, setDraft, set, wasTried, problems, wish, dropWish, onSubmit } = useDraftForm(startDraft, readDraft);
  return (
    <TradingFrame title={t('trading.jackpot.new')}>
      <p className={section.note}>{t('trading.new.text')}</p>
      <form className={form.form} noValidate onSubmit={onSubmit}>
        <TermFields
          draft={draft}
          set={set}
          setType={(typeId) => setDraft((before) => withType(before, typeId))}
          problems={problems}
        />
        <Section title={t('trading.page.games')}>
          <GameList games={draft.games} isReserve={false} wasTried={wasTried} onChange={(games) => set({ games })} />
        </Section>
        <Section title={t('trading.new.reserves')}>
          <GameList games={draft.reserves} isReserve wasTried={wasTried} onChange={(reserves) => set({ reserves })} />
          <ReserveButtons draft={draft} set={set} />
        </Section>
        <FormMessage text={problems.length > 0 ? t(`trading.new.wrong.${problems[0] as Problem}`) : undefined} />
        <div className={section.buttons}>
          <Button type="submit" kind="primary">
            {t('trading.new.make')}
          </Button>
        </div>
      </form>
      {wish && <MakeDraft wish={wish} onClose={dropWish} />}
    </TradingFrame>
  );
}

interface TermFieldsProps {
  draft: JackpotDraft;
  set: (change: Partial<JackpotDraft>) => void;
  setType: (typeId: string) => void;
  problems: readonly Problem[];
}

function TermFields({ draft, set, setType, problems }: TermFieldsProps) {
  const t = useT();
  const wrong = (problem: Problem) => (problems.includes(problem) ? t(`trading.new.wrong.${problem}`) : undefined);
  const refusedText = t('trading.new.wrong.guarantee');
  return (
    <Section title={t('trading.terms')}>
      <div className={form.fields}>
        <SelectField
          label={t('trading.new.type')}
          value={draft.typeId}
          onValueChange={setType}
          options={(['10', '6'] as const).map((value) => ({ value, label: t(`trading.type.${value}`) }))}
        />
        <AmountField
          label={t('trading.fact.price')}
          refusedText={refusedText}
          error={wrong('price')}
          value={draft.ticketPrice}
          onValueChange={(ticketPrice) => set({ ticketPrice })}
        />
        <TextField
          label={t('trading.fact.share')}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          error={wrong('share')}
          value={draft.share}
          onValueChange={(share) => set({ share })}
        />
        <AmountField
          label={t('trading.fact.guarantee')}
          refusedText={refusedText}
          error={wrong('guarantee')}
          value={draft.guarantee}
          onValueChange={(guarantee) => set({ guarantee })}
        />
        <AmountField
          label={t('trading.fact.missed', { count: 1 })}
          hint={t('trading.new.optional')}
          refusedText={refusedText}
          value={draft.missed1}
          onValueChange={(missed1) => set({ missed1 })}
        />
        <AmountField
          label={t('trading.fact.missed', { count: 2 })}
          hint={t('trading.new.optional')}
          refusedText={refusedText}
          error={wrong('consolation')}
          value={draft.missed2}
          onValueChange={(missed2) => set({ missed2 })}
        />
      </div>
    </Section>
  );
}

interface GameListProps {
  games: readonly GameDraft[];
  isReserve: boolean;
  wasTried: boolean;
  onChange: (games: GameDraft[]) => void;
}

function GameList({ games, isReserve, wasTried, onChange }: GameListProps) {
  const t = useT();
  return (
    <ol className={form.games}>
      {games.map((game, at) => {
        const name = t(isReserve ? 'trading.new.reserve' : 'trading.new.game', { place: at + 1 });
        const set = (change: Partial<GameDraft>) =>
          onChange(games.map((one, place) => (place === at ? { ...one, ...change } : one)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place on the ticket.
          <li key={at}>
            <fieldset className={section.card}>
              <legend className="visually-hidden">{name}</legend>
              <GameFields name={name} game={game} set={set} isWrong={wasTried && !isGameFine(game)} />
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}

interface GameFieldsProps {
  name: string;
  game: GameDraft;
  set: (change: Partial<GameDraft>) => void;
  isWrong: boolean;
}

function GameFields({ name, game, set, isWrong }: GameFieldsProps) {
  const t = useT();
  const missing = (text: string) => (isWrong && text.trim() === '' ? t('trading.new.missing') : undefined);
  const text = { autoComplete: 'off', maxLength: 80 } as const;
  return (
    <div className={form.game}>
      <TextField
        {...text}
        label={t('trading.new.home', { name })}
        error={missing(game.participant1)}
        value={game.participant1}
        onValueChange={(participant1) => set({ participant1 })}
      />
      <TextField
        {...text}
        label={t('trading.new.away', { name })}
        error={missing(game.participant2)}
        value={game.participant2}
        onValueChange={(participant2) => set({ participant2 })}
      />
      <TextField
        {...text}
        label={t('trading.new.league', { name })}
        error={missing(game.league)}
        value={game.league}
        onValueChange={(league) => set({ league })}
      />
      <TextField
        type="datetime-local"
        label={t('trading.new.kick-off', { name })}
        error={missing(game.startsAt)}
        value={game.startsAt}
        onValueChange={(startsAt) => set({ startsAt })}
      />
    </div>
  );
}

function ReserveButtons({ draft: { reserves, games }, set }: Pick<TermFieldsProps, 'draft' | 'set'>) {
  const t = useT();
  const startsAt = games.at(-1)?.startsAt ?? '';
  return (
    <div className={section.buttons}>
      {reserves.length < reservesMax && (
        <Button size="small" onClick={() => set({ reserves: [...reserves, emptyGame(startsAt)] })}>
          {t('trading.new.reserve.add')}
        </Button>
      )}
      {reserves.length > 0 && (
        <Button size="small" onClick={() => set({ reserves: reserves.slice(0, -1) })}>
          {t('trading.new.reserve.drop')}
        </Button>
      )}
    </div>
  );
}

function MakeDraft({ wish, onClose }: { wish: NewJackpot; onClose: () => void }) {
  const t = useT();
  // Sent again, it is the same draft.
  const [key] = useState(() => crypto.randomUUID());
  const decide = useDecide(onClose);
  return (
    <DecisionDialog
      title={t('trading.new.title')}
      confirmText={t('trading.new.make')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(async () => {
          const { id } = await call('POST Jackpots/Create', { body: { ...wish, key, comment } });
          navigate(`/trading/jackpots/${id}`);
          return t('trading.new.done');
        })
      }
    >
      <p>{t('trading.new.stands')}</p>
    </DecisionDialog>
  );
}
