import { assert } from '@harmattan/kernel/assert';
import { type Random, randomText } from '@harmattan/kernel/random';
import type { StaffDoor } from '../../modules/staff/index.ts';
import type { Actor } from '../../office/office-deps.ts';
import { demoStaff } from './demo-staff.ts';

const passwordLength = 24;
const secretBytes = 20;

export type DemoMembers = (userName: string) => Promise<Actor>;

/**
 * Members of the staff as whom the demo worlds act. They need no session. One that is missing, as where the demo staff is off, is opened
 * with a password that is told to no one.
 */
export function createDemoMembers({
  staff,
  random,
}: {
  staff: Pick<StaffDoor, 'listMembers' | 'openMember'>;
  random: Random;
}): DemoMembers {
  const known = new Map<string, Actor>();

  async function find(userName: string): Promise<bigint | undefined> {
    return (await staff.listMembers()).find(({ user_name }) => user_name === userName)?.id;
  }

  async function open(userName: string): Promise<bigint | undefined> {
    const member = demoStaff.find((one) => one.userName === userName);
    assert(member, 'a demo world acts as a member of the demo staff');
    const password = randomText(random, passwordLength);
    return staff.openMember({ ...member, password, secret: random.bytes(secretBytes) });
  }

  return async (userName) => {
    const before = known.get(userName);
    if (before) return before;
    // Another process may open it meanwhile.
    const staffId = (await find(userName)) ?? (await open(userName)) ?? (await find(userName));
    assert(staffId !== undefined, 'the member is there');
    const actor = { staff: { staffId, userName } };
    known.set(userName, actor);
    return actor;
  };
}
