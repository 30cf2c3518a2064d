import type { OfficeCallDefinition, OfficeCalls } from '@harmattan/contract/office';
import type { Staff } from '../modules/staff/index.ts';
import type { Answer, CallFields, RequestContext } from '../plumbing/http/answer.ts';

/** What a use case of the office may know of the request beyond its input. */
export interface OfficeContext<Definition extends OfficeCallDefinition> extends RequestContext {
  staff: Definition['permission'] extends 'none' ? Staff | undefined : Staff;
}

export interface OfficeRequest<Definition extends OfficeCallDefinition> extends CallFields<Definition> {
  context: OfficeContext<Definition>;
}

type OfficeHandler<Definition extends OfficeCallDefinition> = (
  request: OfficeRequest<Definition>,
) => Answer<Definition> | Promise<Answer<Definition>>;

/** One handler for each call: leave one out and it does not compile. */
export type OfficeHandlers = { [Key in keyof OfficeCalls]: OfficeHandler<OfficeCalls[Key]> };
