import { useStore } from '@harmattan/sandbox-ui/store';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BetKind } from '../../../src/contract/bets.ts';
import { useBook } from '../core/book.ts';
import { useMoney } from '../core/show.ts';
import { later } from '../shell/later.tsx';
import { Empty, Note } from '../shell/states.tsx';
import { useTexts } from '../texts/index.ts';
import { BookingCode } from './booking-code.tsx';
import { PlaceButton } from './place-button.tsx';
import { NotTakenNotes, PlacedBets } from './placed-bets.tsx';
import type { Placing } from './placing.ts';
import { PlacingProgress } from './placing-progress.tsx';
import { PriceChangeChoice } from './price-change-choice.tsx';
import type { Reckoning } from './reckon.ts';
import { kindOf, type SlipPick } from './slip.ts';
import { isBusy } from './slip-desk.ts';
import { SlipPickCard } from './slip-pick-card.tsx';
import { StakeField } from './stake-field.tsx';
import { Totals } from './totals.tsx';
import { refusalText } from './words.ts';

const OpenedCode = later(async () => (await import('./opened-code.tsx')).OpenedCode, { rows: 1 });
const Referred = later(async () => (await import('./referred.tsx')).Referred, { rows: 1 });
const BuilderNote = later(async () => (await import('../builders/builder-note.tsx')).BuilderNote, { rows: 1 });
const SystemChoice = later(async () => (await import('../systems/index.ts')).SystemChoice, { rows: 2 });

/** The betslip: what was picked, for how much, and the way to place it. */
export function SlipView() {
  const { desk, session, opener } = useBook();
  const isCodeNamed = useStore(opener.state).stage !== 'none';
  const texts = useTexts();
  useStore(session.state);
  useStore(desk.slip);
  useStore(desk.checked);
  const placing = useStore(desk.placing);
  const [hasTried, setHasTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const now = desk.reckoning();
  const { picks, stake } = desk.slip.get();
  const isLocked = isBusy(placing);
  // What was wrong is said until something changes; what came of the bet is brought before the eyes.
  useEffect(() => setHasTried(false), [picks, stake]);
  useEffect(() => {
    if (placing.stage === 'placed') heading.current?.focus();
  }, [placing.stage]);

  function remove(name: string) {
    desk.remove(name);
    // The button that was pressed is gone; the focus stays in the slip for users of a keyboard.
    heading.current?.focus();
  }

  return (
    <section class="slip" aria-labelledby="slip-title" aria-busy={isLocked}>
      <div class="section-head">
        <h2 id="slip-title" tabIndex={-1} ref={heading}>
          {texts.slip}
        </h2>
        {picks.length > 0 && <span class="count good figures">{picks.length}</span>}
        {picks.length > 0 && !isLocked && (
          <button type="button" class="button plain section-all" onClick={desk.clear}>
            {texts.clear}
          </button>
        )}
      </div>
      {placing.stage === 'placed' && <PlacedBets placed={placing} />}
      {!isLocked && isCodeNamed && <OpenedCode />}
      {picks.length === 0 && placing.stage !== 'placed' && <Empty icon="receipt">{texts.slipEmpty}</Empty>}
      {picks.length > 0 && (
        <>
          {picks.length > 1 && <KindTabs kind={now.kind} picks={picks} isLocked={isLocked} />}
          <ul class="slip-picks" data-kind={now.kind}>
            {now.picks.map((each) => (
              <SlipPickCard
                key={each.name}
                {...each}
                onRemove={isLocked ? undefined : () => remove(each.name)}
                hasOwnStake={now.bets > 1 && !isLocked}
                isOfBuilder={now.kind === 'builder'}
              />
            ))}
          </ul>
          <Outcome placing={placing} />
          {isLocked ? (
            <UnderWay placing={placing} />
          ) : (
            <Placeable now={now} hasTried={hasTried} onTry={() => setHasTried(true)} />
          )}
        </>
      )}
      {!isLocked && <BookingCode />}
    </section>
  );
}

/** For how much, what may come of it, and the button. */
function Placeable({ now, hasTried, onTry }: { now: Reckoning; hasTried: boolean; onTry(): void }) {
  const texts = useTexts();
  const { who } = useStore(useBook().session.state);
  return (
    <>
      {now.kind === 'builder' && <BuilderNote problem={now.problem} />}
      {now.system && <SystemChoice now={now} system={now.system} />}
      <StakeField now={now} />
      <Totals now={now} />
      <PriceChangeChoice />
      <PlaceButton now={now} hasTried={hasTried} onTry={onTry} />
      {who !== 'player' && <p class="hint">{texts.visitorHint}</p>}
    </>
  );
}

/** Why the slip, or each of its singles, was not taken. */
function Outcome({ placing }: { placing: Placing }) {
  const texts = useTexts();
  const money = useMoney();
  if (placing.stage === 'session-lost')
    return <Note tone="bad">{placing.isUnderWay ? texts.unknownSession : texts.refusedSession}</Note>;
  if (placing.stage !== 'refused') return null;
  if (placing.notTaken) return <NotTakenNotes notTaken={placing.notTaken} />;
  return <Note tone="bad">{refusalText(placing.answer, texts, money)}</Note>;
}

function UnderWay({ placing }: { placing: Placing }) {
  return placing.stage === 'referred' ? <Referred referred={placing} /> : <PlacingProgress placing={placing} />;
}

function KindTabs({ kind, picks, isLocked }: { kind: BetKind; picks: readonly SlipPick[]; isLocked: boolean }) {
  const { desk } = useBook();
  const texts = useTexts();
  const together = kindOf({ picks, kind: 'system' });
  const kinds: [BetKind, string][] = [
    ['single', texts.singles],
    together === 'builder' ? [together, texts.builder] : ['accumulator', texts.accumulator],
    ...(together === 'system' ? [[together, texts.system] as [BetKind, string]] : []),
  ];
  return (
    <fieldset class="segments" disabled={isLocked}>
      <legend class="visually-hidden">{texts.slip}</legend>
      {kinds.map(([each, text]) => (
        <button key={each} type="button" aria-pressed={kind === each} onClick={() => desk.write({ kind: each })}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
