import { closeHttpServer } from '@harmattan/process/http-server';
import type { FastifyInstance } from 'fastify';
import { demoStaff, knownSecret } from '../demo/staff/demo-staff.ts';
import type { Module } from '../module.ts';
import { createApprovals } from '../modules/approvals/index.ts';
import { createAudit } from '../modules/audit/index.ts';
import { createStaff, type StaffDoor } from '../modules/staff/index.ts';
import { approvalsDesk } from '../office/approvals-desk.ts';
import type { OfficeDeps } from '../office/office-deps.ts';
import { createOfficeServer } from '../office/office-server.ts';
import { paymentsDesk } from '../office/payments-desk.ts';
import { readingDesks } from '../office/reading-desks.ts';
import { staffDesk } from '../office/staff-desk.ts';
import { readPage } from '../plumbing/http/page.ts';
import { createVault } from '../plumbing/vault.ts';
import type { Ground } from './ground.ts';
import type { Payments } from './payments.ts';
import type { Players } from './players.ts';

interface OfficeDoors {
  officeDir: string;
  cashier: Payments;
  identity: Players['identity'];
}

/** Where the operator runs the house: its staff, its audit, its desks, and the server of its own origin. */
export async function openOffice(
  ground: Ground,
  { officeDir, cashier, identity }: OfficeDoors,
): Promise<Module & { server: FastifyInstance; staff: StaffDoor }> {
  const { settings, brand, database, clock, ids, random, log } = ground;
  const { pool } = database;
  const vault = createVault({ keys: settings.secretsKeys, random });
  const staff = createStaff({ pool, clock, ids, random, vault, passwords: identity.passwords });
  const audit = createAudit({ pool, clock, log });
  const approvals = createApprovals({ pool, ids });
  const deps: OfficeDeps = {
    ...{ pool, staff, audit, approvals, cashier, identity },
    twoPersonPayoutMinor: settings.office.twoPersonPayoutMinor,
  };
  const handlers = { ...staffDesk(deps), ...paymentsDesk(deps), ...approvalsDesk(deps), ...readingDesks(deps) };
  let isDraining = false;
  const server = await createOfficeServer({
    ...{ settings, handlers, staff, audit, log, ids, officeDir },
    page: readPage({
      siteDir: officeDir,
      pageData: { mode: settings.mode, brand: { name: brand.name, currency: brand.currency } },
    }),
    admit: identity.admit,
    isDraining: () => isDraining,
  });
  return {
    server,
    staff,
    jobs: staff.jobs,
    async start() {
      if (settings.demo) await openDemoStaff(staff);
      await audit.start();
      await server.listen({ host: settings.office.host, port: settings.office.port });
    },
    async stop() {
      isDraining = true;
      await closeHttpServer(server, clock);
      await audit.stop();
    },
  };
}

/** Those who are missing: to hash the passwords of all of them would hold up every start. */
async function openDemoStaff(staff: StaffDoor): Promise<void> {
  const known = new Set((await staff.listMembers()).map(({ user_name }) => user_name));
  for (const member of demoStaff) {
    if (!known.has(member.userName)) await staff.openMember({ ...member, secret: knownSecret });
  }
}
