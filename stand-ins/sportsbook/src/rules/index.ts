export { serveRules } from './serve-rules.ts';
export { rulesNow, rulesOf } from './versions.ts';
