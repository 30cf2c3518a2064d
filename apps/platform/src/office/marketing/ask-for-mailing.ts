import type { OfficeCalls } from '@harmattan/contract/office';
import type pg from 'pg';
import type { AskedMailing } from '../../modules/mailings/index.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeRequest } from '../office-handlers.ts';
import { mailingKind, type mailingPayload } from './marketing-kinds.ts';

type Wish = OfficeRequest<OfficeCalls['POST Marketing/Send']>['body'];

/** The first person's word. A mailing that takes two waits for `Approvals/Decide`, every other one is sent at its time. */
export function askForMailing({ mailings, approvals, audit }: OfficeDeps, context: Signed, body: Wish) {
  const { comment, sendAt, ...wish } = body;
  const { staff } = context;

  async function also(transaction: pg.PoolClient, asked: AskedMailing): Promise<void> {
    const { mailing } = asked;
    const payload = payloadOf(asked);
    if (mailing.needsTwo)
      await approvals.ask(transaction, {
        ...{ kind: mailingKind, subject: mailing.id, payload, maker: staff.staffId, comment },
        amountMinor: mailing.channel === 'sms' ? asked.audience.costMinor : null,
      });
    const entry = { ...actorOf(context), subject: `mailing ${mailing.id}`, reason: comment, after: payload };
    const action = mailing.needsTwo ? 'ask for a mailing' : 'send a mailing';
    await audit.record({ ...entry, action, outcome: 'done' }, transaction);
  }

  return mailings.send({ ...wish, sendAt: sendAt ?? undefined, comment, madeBy: staff.userName }, also);
}

function payloadOf({ mailing, segmentName, audience }: AskedMailing): typeof mailingPayload._output {
  const { matched, recipients, isComplete, costMinor } = audience;
  return {
    ...{ mailingId: mailing.id, name: mailing.name, channel: mailing.channel, isService: mailing.isService },
    ...{ segment: `${segmentName} (version ${mailing.segmentVersion})`, matched, recipients, isComplete },
    excluded: audience.excluded.reduce((sum, { players }) => sum + players, 0),
    costMinor: String(costMinor),
    sendAt: mailing.sendAt?.toISOString() ?? null,
    texts: { ...mailing.texts },
    conditions: [...mailing.conditions],
  };
}
