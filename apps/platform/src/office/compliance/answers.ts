import type { Staff } from '../../modules/staff/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import type { OfficeDeps, Signed } from '../office-deps.ts';

export const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
export const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });
export const taken = () => refuse('NAME_IS_TAKEN', { message: 'NUMBER_IS_REGISTERED' });
export const done = () => success({ message: 'DONE' });

export const mayAct = ({ permissions }: Staff) => permissions.includes('compliance.act');

export const memberOf = ({ staff }: Signed) => ({ memberId: staff.staffId, userName: staff.userName });

export async function exists({ identity }: OfficeDeps, players: readonly bigint[]): Promise<boolean> {
  const known = await identity.userNamesOf([...players]);
  return players.every((playerId) => known.has(playerId));
}
