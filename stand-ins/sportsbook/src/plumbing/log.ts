export { createSupplierLog as createLog } from '@harmattan/process/stand-in/supplier-log';
