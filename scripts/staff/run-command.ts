import type pg from 'pg';
import type { Audit } from '../../apps/platform/src/modules/audit/index.ts';
import { appSecretBytes, manualCode } from '../../apps/platform/src/modules/identity/index.ts';
import { disableMember, type StaffDoor } from '../../apps/platform/src/modules/staff/index.ts';
import { type Random, randomText } from '../../packages/kernel/src/random.ts';
import { inTransaction } from '../../packages/process/src/transaction.ts';
import type { StaffCommand } from './read-command.ts';

const passwordLength = 24;
/** Who runs a command on the machine is known to the machine and not to us. */
const actor = 'command line';

interface Tools {
  staff: Pick<StaffDoor, 'openMember' | 'listMembers'>;
  audit: Pick<Audit, 'record'>;
  pool: pg.Pool;
  random: Random;
}

interface Done {
  isDone: boolean;
  lines: string[];
}

export async function runCommand({ staff, audit, pool, random }: Tools, asked: StaffCommand): Promise<Done> {
  if (asked.command === 'list') {
    const members = await staff.listMembers();
    return {
      isDone: true,
      lines: members.map(
        ({ user_name, roles, disabled_at }) => `${user_name}  ${roles.join(', ')}${disabled_at ? '  disabled' : ''}`,
      ),
    };
  }
  const { userName } = asked;
  const entry = { memberId: null, actor, outcome: 'done' as const };
  if (asked.command === 'disable') {
    const member = (await staff.listMembers()).find(({ user_name }) => user_name === userName);
    const isDone = await inTransaction(pool, async (transaction) => {
      if (!member || !(await disableMember(transaction, member.id, { mayBeLastOwner: true }))) return false;
      await audit.record(
        { ...entry, action: 'disable a member of the staff', subject: `staff ${member.id}` },
        transaction,
      );
      return true;
    });
    return { isDone, lines: [isDone ? `${userName} cannot sign in any more.` : `${userName} has no open account.`] };
  }
  const { fullName, roles } = asked;
  const password = randomText(random, passwordLength);
  const secret = random.bytes(appSecretBytes);
  const id = await staff.openMember({ userName, fullName, roles, password, secret });
  if (id === undefined) return { isDone: false, lines: [`The name ${userName} is taken.`] };
  await audit.record({
    ...entry,
    action: 'open an account of the staff',
    subject: `staff ${id}`,
    after: { userName, roles },
  });
  return {
    isDone: true,
    lines: [
      `${userName} can sign in to the office as ${roles.join(', ')}. These are shown once:`,
      `  password       ${password}`,
      `  authenticator  ${manualCode(secret)}`,
    ],
  };
}
