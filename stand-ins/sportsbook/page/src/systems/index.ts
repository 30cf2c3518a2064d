// All that is shown of systems, fetched together when a player opens it.
export { BetSystem } from './bet-system.tsx';
export { SystemChoice } from './system-choice.tsx';
