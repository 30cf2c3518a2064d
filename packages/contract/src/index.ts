export { type CallDefinition, type CallShape, call, type GateName, splitKey } from './call.ts';
export { departments } from './calls/messages.ts';
export {
  type CallData,
  type CallFailure,
  type CallInput,
  type CallKey,
  type Calls,
  calls,
  type Refusal,
  type RefusalStatus,
  type SpecifiedInput,
} from './calls.ts';
export { type EventData, type EventDefinition, type EventName, events, eventText, stream } from './events.ts';
export { gateRefusals, major } from './fields.ts';
export {
  type BusinessFailure,
  type StatusWord,
  statuses,
  type TransportFailure,
  transportFailures,
} from './statuses.ts';
export type { StepUpAsk, StepUpRefusal } from './step-up.ts';
export { apiPrefix, type Envelope, officePrefix, requestIdHeader } from './wire.ts';
