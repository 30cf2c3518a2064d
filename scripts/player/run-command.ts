import type { OperatorCommands } from '../../apps/platform/src/modules/identity/index.ts';
import type { PlayerCommand } from './read-command.ts';

interface Done {
  isDone: boolean;
  words: string;
}

export async function runCommand(commands: OperatorCommands, asked: PlayerCommand): Promise<Done> {
  const playerId = await commands.findPlayerId(asked.number);
  if (playerId === undefined) return { isDone: false, words: 'No player has that number.' };
  const { actor, reason } = asked;
  const outcome =
    asked.command === 'end-sessions'
      ? await commands.endPlayerSessions({ playerId, actor, reason })
      : await commands.resetSecondFactor({ playerId, actor, reason, proof: asked.proof });
  switch (outcome) {
    case 'ended':
      return { isDone: true, words: `All sessions of player ${playerId} have ended.` };
    case 'none is open':
      return { isDone: false, words: `Player ${playerId} has no open session.` };
    case 'reset':
      return {
        isDone: true,
        words: `The authenticator app of player ${playerId} is off, and all sessions have ended.`,
      };
    case 'is off':
      return { isDone: false, words: `Player ${playerId} has no authenticator app.` };
    default:
      return { isDone: false, words: `Nothing was done: ${outcome}.` };
  }
}
