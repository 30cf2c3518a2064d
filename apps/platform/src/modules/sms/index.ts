export { createSms, type Sms } from './create-sms.ts';
export { onlyToProven } from './only-to-proven.ts';
export { tellOfDeposits } from './tell-of-deposits.ts';
export { tellOfDormancy } from './tell-of-dormancy.ts';
export { tellOfNumberChange } from './tell-of-number-change.ts';
export { tellOfSecurity } from './tell-of-security.ts';
export { tellOfWithdrawals } from './tell-of-withdrawals.ts';
