export { inTransaction, type Queryable } from '@harmattan/process/transaction';
