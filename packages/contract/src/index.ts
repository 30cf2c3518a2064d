export { type CallDefinition, call, type GateName, splitKey } from './call.ts';
export { departments } from './calls/messages.ts';
export {
  type CallData,
  type CallFailure,
  type CallInput,
  type CallKey,
  type Calls,
  calls,
  type SpecifiedInput,
} from './calls.ts';
export { countryCode, gateRefusals, naira } from './fields.ts';
export {
  type BusinessFailure,
  type StatusWord,
  statuses,
  type TransportFailure,
  transportFailures,
} from './statuses.ts';
export type { StepUpAsk } from './step-up.ts';
export { apiPrefix, type Envelope, requestIdHeader } from './wire.ts';
