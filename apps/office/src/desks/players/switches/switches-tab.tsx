import { assert } from '@harmattan/kernel/assert';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { Remote } from '../../../shared/view/remote.tsx';
import { BlockFacts } from '../block-facts.tsx';
import section from '../section.module.css';
import { useT } from '../texts.ts';
import { type Player, type PlayerSwitch, type SwitchBlock, type Switches, useSwitches } from '../use-player.ts';
import { SetSituation, type Situation } from './set-situation.tsx';
import styles from './switches-tab.module.css';
import { TurnOff } from './turn-off.tsx';
import { type Lift, TurnOn } from './turn-on.tsx';

type Act = { off: PlayerSwitch } | { on: Lift } | { situation: Situation };

/** The five switches with what holds each off, and what this person may do about it. */
export function SwitchesTab({ player: { playerId } }: { player: Player }) {
  const query = useSwitches(playerId);
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  return (
    <Remote query={query}>
      {(shown) => (
        <>
          <Situations shown={shown} onSet={(situation) => setAct({ situation })} />
          <div className={section.columns}>
            {shown.switches.map((one) => (
              <SwitchCard key={one.switch} shown={one} onAct={setAct} />
            ))}
          </div>
          {act && 'off' in act && (
            <TurnOff playerId={playerId} sources={shown.sources} shown={act.off} onClose={close} />
          )}
          {act && 'on' in act && <TurnOn playerId={playerId} lift={act.on} onClose={close} />}
          {act && 'situation' in act && <SetSituation playerId={playerId} situation={act.situation} onClose={close} />}
        </>
      )}
    </Remote>
  );
}

function Situations({ shown: { situations }, onSet }: { shown: Switches; onSet: (situation: Situation) => void }) {
  const t = useT();
  if (situations.length === 0) return null;
  return (
    <section className={section.card}>
      <h2 className={section.title}>{t('players.situations.title')}</h2>
      <ul className={styles.situations}>
        {situations.map((one) => (
          <li key={one.situation}>
            <Button size="small" onClick={() => onSet(one)}>
              {t(`players.situation.${one.situation}`)}
            </Button>
            <span className={section.soft}>{t(`players.situation.${one.situation}.text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SwitchCard({ shown, onAct }: { shown: PlayerSwitch; onAct: (act: Act) => void }) {
  const t = useT();
  const name = t(`players.switch.${shown.switch}`);
  const mayTurnOn = shown.actions.includes('turn on');
  return (
    <section className={section.card} aria-label={name}>
      <div className={styles.head}>
        <h2 className={section.title}>{name}</h2>
        <Badge kind={shown.on ? 'good' : 'bad'}>{t(shown.on ? 'players.on' : 'players.is-off')}</Badge>
      </div>
      <p className={section.soft}>{t(`players.switch.${shown.switch}.text`)}</p>
      {shown.blocks.map((block) => (
        <div key={`${block.source} ${block.since} ${block.reason}`} className={styles.block}>
          <BlockFacts block={block} />
          {!mayTurnOn && block.actions.includes('end') && (
            <Button size="small" onClick={() => onAct({ on: { switch: shown.switch, source: spokenFor(block) } })}>
              {t('players.block.end')}
            </Button>
          )}
        </div>
      ))}
      {!shown.on && !mayTurnOn && shown.actions.length > 0 && (
        <p className={section.soft}>{t('players.switch.not-yours')}</p>
      )}
      <div className={styles.buttons}>
        {mayTurnOn && (
          <Button size="small" kind="primary" onClick={() => onAct({ on: { switch: shown.switch } })}>
            {t('players.turn-on')}
          </Button>
        )}
        {shown.actions.includes('turn off') && (
          <Button size="small" onClick={() => onAct({ off: shown })}>
            {t(shown.on ? 'players.turn-off' : 'players.turn-off.again')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** A block that this person can end is by a source that a person speaks for. */
function spokenFor({ source }: SwitchBlock): NonNullable<Lift['source']> {
  const isEnded = source === 'staff' || source === 'risk' || source === 'court' || source === 'match';
  assert(isEnded, 'no person ends what this source says');
  return source;
}
