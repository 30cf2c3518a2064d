import type { OperatorCommands } from '../../apps/platform/src/modules/identity/index.ts';
import type { PlayerCommand } from './read-command.ts';

interface Done {
  isDone: boolean;
  words: string;
}

const unknown: Done = { isDone: false, words: 'No player has that number.' };
const noReason: Done = { isDone: false, words: 'A name and a reason are needed.' };

export async function runCommand(commands: OperatorCommands, { number, actor, reason }: PlayerCommand): Promise<Done> {
  const playerId = await commands.findPlayerId(number);
  if (playerId === undefined) return unknown;
  switch (await commands.endPlayerSessions({ playerId, actor, reason })) {
    case 'ended':
      return { isDone: true, words: `All sessions of player ${playerId} have ended.` };
    case 'none is open':
      return { isDone: false, words: `Player ${playerId} has no open session.` };
    case 'unknown player':
      return unknown;
    case 'no reason':
      return noReason;
  }
}
