import { hash } from 'node:crypto';
import { market } from '@harmattan/kernel/market';
import { marketTime } from '@harmattan/kernel/market-time';
import { formatMajor, type Minor } from '@harmattan/kernel/money';
import type { ReportRow } from '../../modules/compliance/index.ts';
import type { OfficeDeps } from '../office-deps.ts';

/** Of a suspicion that names no payments, the newest ones are told. */
const paymentsMax = 50;

/** What the authority is sent. Times are those of the market. */
export async function writeReport(deps: OfficeDeps, { report, madeBy }: { report: ReportRow; madeBy: string }) {
  const { id, kind, case_id, player_id: playerId, why, opened_at, opened_by, day, direction } = report;
  const [who, payments, entries] = await Promise.all([
    readWho(deps, playerId),
    readPayments(deps, report),
    deps.cases.entriesOf(case_id),
  ]);
  const content = JSON.stringify(
    {
      report: { id, kind, case: `C-${case_id}`, madeBy, madeAt: marketTime(deps.clock.now()) },
      who,
      what: { day, direction, currency: market.currency, sum: shown(sumOf(payments)), payments: payments.map(lineOf) },
      when: { found: marketTime(opened_at), due: marketTime(report.due_at) },
      why: {
        reason: why,
        foundBy: opened_by ?? 'rule',
        story: entries.map(({ at, author, body }) => ({ at: marketTime(at), by: author, text: body })),
      },
    },
    null,
    2,
  );
  return { fileName: `report-C-${case_id}.json`, content, sha256: hash('sha256', content) };
}

async function readWho({ identity, profile, wallet }: OfficeDeps, playerId: bigint) {
  const [head, details, balance] = await Promise.all([
    identity.readFile(playerId),
    profile.detailsOf(playerId),
    wallet.balance(playerId),
  ]);
  return {
    player: String(playerId),
    number: head?.user_name ?? null,
    firstName: details?.first_name ?? null,
    lastName: details?.last_name ?? null,
    birthDate: details?.birth_date ?? null,
    registered: head ? marketTime(head.created_at) : null,
    balance: shown(balance.availableMinor + balance.heldMinor),
  };
}

interface ShownPayment {
  id: string;
  at: string;
  direction: string;
  method: string;
  gateway: string;
  reference: string;
  gatewayReference: string | null;
  amount: string;
  amountMinor: Minor;
  state: string;
  account: string | null;
  holder: string | null;
}

async function readPayments(deps: OfficeDeps, { id, player_id: playerId }: ReportRow) {
  const counted = await deps.compliance.paymentsOf(id);
  const ids =
    counted.length > 0
      ? counted.map(({ payment_id }) => payment_id)
      : (await deps.cashier.listPlayerPayments({ playerId, before: undefined, limit: paymentsMax })).map(
          (one) => one.id,
        );
  const found = await Promise.all(ids.map((paymentId) => deps.cashier.readPayment(paymentId)));
  return found.flatMap((one) => (one ? [paymentOf(one)] : []));
}

function paymentOf({
  payment,
  destination,
}: NonNullable<Awaited<ReturnType<OfficeDeps['cashier']['readPayment']>>>): ShownPayment {
  const amountMinor = payment.received_kobo ?? payment.amount_kobo;
  return {
    ...{ id: payment.id, at: marketTime(payment.created_at), direction: payment.direction, method: payment.view_name },
    ...{ gateway: payment.gateway, reference: payment.reference, gatewayReference: payment.provider_ref },
    ...{ amount: shown(amountMinor), amountMinor, state: payment.state },
    ...{ account: destination?.number ?? null, holder: destination?.holderName ?? null },
  };
}

/** Without the amount in minor units, which is the same once more. */
const lineOf = ({ amountMinor: _, ...line }: ShownPayment) => line;
const shown = (amount: Minor) => formatMajor(amount);
const sumOf = (payments: readonly ShownPayment[]) => payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
