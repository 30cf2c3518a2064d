export { marketRules as market } from './market-rules.ts';
