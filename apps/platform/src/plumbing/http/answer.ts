import type { BusinessFailure, CallDefinition, CallShape, GateName, gateRefusals } from '@harmattan/contract';
import type { z } from 'zod';

/** Who is asking, as far as the session tells. */
export interface Player {
  playerId: bigint;
  userName: string;
  sessionId: string;
  /** Signed in, but must change the password before anything else. */
  restricted: boolean;
  /** Goes along with every command that only a live session may give; an older one than the account's is refused. */
  sessionEpoch: number;
}

/** Sets a cookie that scripts cannot read; no life means that it is taken away. */
export type SetCookie = (name: string, value: string, lifeSeconds: number) => void;

/** What a use case may know of the request beyond its input. */
export interface RequestContext {
  requestId: string;
  /** The caller's address, as the nearest proxy that we trust saw it. */
  address: string;
  /** Whether the request came in through a proxy that we trust, whose headers may be believed. */
  isBehindTrustedProxy: boolean;
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
  setCookie: SetCookie;
}

/** The same of a player's call. */
export interface CallContext<Definition extends CallDefinition> extends RequestContext {
  player: Definition['caller'] extends 'anyone' ? Player | undefined : Player;
}

/** Whether a caller may go on. The word is why not. */
export type AskGate = (
  gate: GateName,
  caller: Pick<CallContext<CallDefinition>, 'address' | 'isBehindTrustedProxy' | 'header'> & {
    player: Player | undefined;
  },
) => Promise<GateWord | undefined>;

/** What a gate refuses with. */
export type GateWord = { [Gate in GateName]: keyof (typeof gateRefusals)[Gate] }[GateName];

type DataOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

/** What the schemas of a call made of the request. */
export interface CallFields<Definition extends CallShape> {
  query: DataOf<Definition['query']>;
  body: DataOf<Definition['body']>;
}

export interface CallRequest<Definition extends CallDefinition> extends CallFields<Definition> {
  context: CallContext<Definition>;
}

type Success<Definition extends CallShape> = { status: 'SUCCESS'; data: z.output<Definition['data']> };

type Refusal<Definition extends CallShape> = {
  [Word in keyof Definition['failures'] & BusinessFailure]: {
    status: Word;
    data: DataOf<Definition['failures'][Word]>;
  };
}[keyof Definition['failures'] & BusinessFailure];

export type Answer<Definition extends CallShape> = Success<Definition> | Refusal<Definition>;

export type Handler<Definition extends CallDefinition> = (
  request: CallRequest<Definition>,
) => Answer<Definition> | Promise<Answer<Definition>>;

export type CallMap = Record<string, CallDefinition>;

/** One handler for each call: leave one out and it does not compile. */
export type Handlers<Calls extends CallMap> = { [Key in keyof Calls]: Handler<Calls[Key]> };

export function success<Data>(data: Data): { status: 'SUCCESS'; data: Data } {
  return { status: 'SUCCESS', data };
}

export function refuse<Word extends BusinessFailure, Data>(status: Word, data: Data): { status: Word; data: Data } {
  return { status, data };
}
