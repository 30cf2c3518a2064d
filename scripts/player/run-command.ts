import type { OperatorCommands } from '../../apps/platform/src/modules/identity/index.ts';
import type { PlayerCommand } from './read-command.ts';

interface Done {
  isDone: boolean;
  words: string;
}

export async function runCommand(commands: OperatorCommands, asked: PlayerCommand): Promise<Done> {
  const playerId = await commands.findPlayerId(asked.number);
  if (playerId === undefined) return { isDone: false, words: 'No player has that number.' };
  const player = `player ${playerId}`;
  const word = { playerId, actor: asked.actor, reason: asked.reason };
  switch (asked.command) {
    case 'end-sessions':
      return tell(await commands.endPlayerSessions(word), {
        ended: `All sessions of ${player} have ended.`,
        'none is open': `No session of ${player} is open.`,
      });
    case 'reset-second-factor':
      return tell(await commands.resetSecondFactor({ ...word, proof: asked.proof }), {
        reset: `The authenticator app of ${player} is off, and all sessions have ended.`,
        'is off': `The authenticator app of ${player} was off already.`,
      });
    case 'allow-recovery':
      return tell(await commands.decideReview({ ...word, isAllowed: true, proof: asked.proof }), {
        decided: `A code by SMS recovers the account of ${player} once, within a week.`,
        'none is open': `The number of ${player} is not in question.`,
      });
    case 'refuse-recovery':
      return tell(await commands.decideReview({ ...word, isAllowed: false }), {
        decided: `A code by SMS does not recover the account of ${player}.`,
        'none is open': `The number of ${player} is not in question.`,
      });
  }
}

const done: ReadonlySet<string> = new Set(['ended', 'reset', 'decided']);

function tell<Outcome extends string>(outcome: Outcome, words: Partial<Record<Outcome, string>>): Done {
  return { isDone: done.has(outcome), words: words[outcome] ?? `Nothing was done: ${outcome}.` };
}
