import { hookSignatureHeader, webHook } from '@harmattan/wires/flutterwave';
import { sandboxCredentials } from '@harmattan/wires/sandbox-credentials';
import {
  c2bLookup,
  c2bNotification,
  c2bValidation,
  orderHook,
  orderHookSigned,
  signSelcom,
} from '@harmattan/wires/selcom';
import type { z } from 'zod';
import type { FuzzRequest } from '../request.ts';
import { type CallSource, type FuzzCall, otherPlayers, visitorAddress } from './fuzz-call.ts';
import { makeValue, schemaOf } from './schema-values.ts';
import { spoilInput } from './spoil-input.ts';
import { spoilRequest } from './spoil-request.ts';
import { withoutCanaries } from './without-canaries.ts';

type Fields = Record<string, unknown>;

interface Hook {
  path: string;
  schema: ReturnType<typeof schemaOf>;
  prove(fields: Fields): Record<string, string>;
}

const { kudipal, selcom, fasthub } = sandboxCredentials;

const payBill = (gateway: string, token: string): Hook[] =>
  Object.entries({ lookup: c2bLookup, validation: c2bValidation, notification: c2bNotification }).map(
    ([path, schema]: [string, z.ZodType]) => ({
      path: `/hooks/${gateway}/c2b/${path}`,
      schema: schemaOf(schema),
      prove: () => ({ authorization: `Bearer ${token}` }),
    }),
  );

const hooks: readonly Hook[] = [
  {
    path: '/hooks/kudipal',
    schema: schemaOf(webHook),
    prove: () => ({ [hookSignatureHeader]: kudipal.hookSecret }),
  },
  {
    path: '/hooks/selcom',
    schema: schemaOf(orderHook),
    prove: (body) =>
      signSelcom({
        ...selcom,
        fields: Object.fromEntries(orderHookSigned.map((name) => [name, body[name] ?? ''])),
        timestamp: new Date(),
      }),
  },
  ...payBill('selcom', selcom.c2bToken),
  ...payBill('fasthub', fasthub.c2bToken),
];

const plainShare = 0.6;
const editedShare = 0.25;
const forgedShare = 0.15;
const idsEach = 300;

/** What a gateway sends: true, about unknown payments, repeated, forged or broken. */
export function makeHookCall(source: CallSource): FuzzCall {
  const { draws, number } = source;
  const hook = draws.pick(hooks);
  const player = draws.pick(source.players);
  const dice = draws.next();
  const from = { ...source, family: 'Banking', player, others: otherPlayers(source, player) };
  const plain = {
    ...withoutCanaries(makeValue(hook.schema, from) as Fields, source.canaries, player.index),
    transid: `fuzz-${draws.below(idsEach)}`,
    utilityref: draws.chance(0.7) ? player.userName : draws.pick(['', '234', 'x', '2340000000000']),
  };
  const isEdited = dice >= plainShare && dice < plainShare + editedShare;
  const body = (isEdited ? spoilInput({ body: plain }, draws).body : plain) as Fields;
  const isForged = draws.chance(forgedShare);
  const proof = Object.entries(hook.prove(body ?? {})).map(([name, value]): [string, string] => [
    name,
    isForged ? `${value}0` : value,
  ]);
  const request: FuzzRequest = {
    method: 'POST',
    target: hook.path,
    headers: [['x-forwarded-for', visitorAddress(draws)], ['content-type', 'application/json'], ...proof],
    body: JSON.stringify(body),
  };
  return {
    number,
    name: `POST ${hook.path}`,
    kind: 'hook',
    player,
    isTrusted: !isForged,
    request: dice < plainShare + editedShare ? request : spoilRequest(request, draws),
  };
}
