export { createSupplierLog as createLog } from '@harmattan/plumbing/stand-in/supplier-log';
