import type { OfficeCallData, Permission } from '@harmattan/contract/office';
import { walletNames } from '@harmattan/wires/suppliers/names';
import {
  allWithdrawals,
  type Incident,
  type IncidentKind,
  products,
  type Subject,
} from '../modules/incidents/index.ts';
import type { Staff } from '../modules/staff/index.ts';
import { refuse, success } from '../plumbing/http/answer.ts';
import { RequestFailure } from '../plumbing/http/failure.ts';
import { actorOf, type OfficeDeps, type Signed } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';

type IncidentCalls = 'GET Incidents/List' | 'POST Incidents/Begin' | 'POST Incidents/End';
type Choice = OfficeCallData<'GET Incidents/List'>['choices'][number];

const needs: Record<IncidentKind, Permission> = {
  method: 'incidents.payments',
  bank: 'incidents.payments',
  withdrawals: 'incidents.payments',
  supplier: 'incidents.games',
  product: 'incidents.games',
};
const lengthMaxMs = 31 * 24 * 3_600_000;
/** A bank whose list cannot be had is named by its code. */
const bankSubject = /^kudipal:\w{3,10}$/;

const mayDecideOn = ({ permissions }: Staff, kind: IncidentKind) =>
  permissions.includes('incidents.set') && permissions.includes(needs[kind]);
const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });

export function incidentsDesk(deps: OfficeDeps): Pick<OfficeHandlers, IncidentCalls> {
  const { audit, incidents, clock } = deps;
  return {
    async 'GET Incidents/List'({ context: { staff } }) {
      const [on, past, choices] = await Promise.all([
        listShown(deps, staff),
        incidents.listPast(),
        listChoices(deps, staff),
      ]);
      return success({ on, past, choices });
    },

    async 'POST Incidents/Begin'({ context, body }) {
      const { kind, subject, reason, until, banner } = body;
      await refuseUnlessAllowed(deps, context, { action: 'begin incident', kind, subject, reason });
      const fromNowMs = until.getTime() - clock.now().getTime();
      if (fromNowMs <= 0 || fromNowMs > lengthMaxMs) return refuse('INCORRECT_PARAMETER_VALUE', { message: 'until' });
      const name = await nameOf(deps, { kind, subject });
      if (name === undefined) return missing();
      const begun = await incidents.begin({
        ...{ kind, subject, name, reason, until, banner: banner || null, by: context.staff.userName },
        also: (transaction, incident) => audit.record(entryOf(context, 'begin incident', incident), transaction),
      });
      return begun ? success(shown(begun, { waiting: 0, staff: context.staff })) : movedOn();
    },

    async 'POST Incidents/End'({ context, body: { id, reason } }) {
      const incident = incidents.current().find((one) => one.id === id);
      if (incident) {
        const { kind, subject } = incident;
        await refuseUnlessAllowed(deps, context, { action: 'end incident', kind, subject, reason });
      }
      const ended = await incidents.end({
        ...{ id, reason, by: context.staff.userName },
        // The one in memory may be older than what is ended.
        async also(transaction, found) {
          if (!mayDecideOn(context.staff, found.kind)) throw new RequestFailure('NOT_ALLOWED');
          await audit.record({ ...entryOf(context, 'end incident', found), reason }, transaction);
        },
      });
      if (ended === 'ended') return success({ message: 'ENDED' });
      return ended === 'over' ? movedOn() : missing();
    },
  };
}

async function refuseUnlessAllowed(
  { audit }: OfficeDeps,
  context: Signed,
  { action, kind, subject, reason }: Subject & { action: string; reason: string },
): Promise<void> {
  if (mayDecideOn(context.staff, kind)) return;
  const entry = { ...actorOf(context), action, subject: `${kind} ${subject}`, reason };
  await audit.record({ ...entry, outcome: 'refused' });
  throw new RequestFailure('NOT_ALLOWED');
}

function entryOf(context: Signed, action: string, { id, kind, subject, reason, until, banner }: Incident) {
  const after = { incident: id, until: until.toISOString(), banner };
  return { ...actorOf(context), action, outcome: 'done', subject: `${kind} ${subject}`, reason, after } as const;
}

function shown(incident: Incident, { waiting, staff }: { waiting: number; staff: Staff }) {
  const actions = mayDecideOn(staff, incident.kind) ? ['end' as const] : [];
  return { ...incident, waiting, actions };
}

/** What is off now, as this person may end it. */
async function listShown({ incidents, cashier }: OfficeDeps, staff: Staff) {
  const waiting = await cashier.countWaitingForIncidents();
  return incidents.current().map((one) => shown(one, { waiting: waiting.get(one.id) ?? 0, staff }));
}

/** What this person may switch off. */
async function listChoices(deps: OfficeDeps, staff: Staff): Promise<Choice[]> {
  const { incidents } = deps;
  const choices = [
    ...(mayDecideOn(staff, 'method') ? await paymentChoices(deps) : []),
    ...(mayDecideOn(staff, 'supplier') ? gameChoices(deps) : []),
  ];
  return choices.filter((choice) => !incidents.findCurrent([choice]));
}

async function paymentChoices({ cashier }: OfficeDeps): Promise<Choice[]> {
  const [methods, banks = []] = await Promise.all([cashier.listMethods(), cashier.banks()]);
  return [
    { ...allWithdrawals, name: 'All withdrawals' },
    ...methods.map(({ viewName }) => ({ kind: 'method' as const, subject: viewName, name: viewName })),
    ...banks.map(({ code, name }) => ({ kind: 'bank' as const, subject: `kudipal:${code}`, name })),
  ];
}

function gameChoices({ supplierName }: OfficeDeps): Choice[] {
  return [
    ...products.map((product) => ({ kind: 'product' as const, subject: product, name: nameOfProduct(product) })),
    ...walletNames.map((one) => ({ kind: 'supplier' as const, subject: one, name: supplierName(one) })),
  ];
}

const nameOfProduct = (product: string) => `${product.charAt(0).toUpperCase()}${product.slice(1)}`;

async function nameOf(deps: OfficeDeps, { kind, subject }: Subject): Promise<string | undefined> {
  const choices = needs[kind] === 'incidents.payments' ? await paymentChoices(deps) : gameChoices(deps);
  const choice = choices.find((one) => one.kind === kind && one.subject === subject);
  return choice?.name ?? (kind === 'bank' && bankSubject.test(subject) ? subject : undefined);
}
