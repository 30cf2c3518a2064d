export { readTaxes, setTaxes, taxAt } from './operator-taxes.ts';
