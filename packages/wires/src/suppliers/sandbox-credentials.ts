import type { WalletName } from './names.ts';

/**
 * What the platform and the suppliers' stand-in tell each other in the sandbox. Everybody may know these: they open nothing
 * but play money, and live mode refuses to start without credentials of its own.
 */
export const supplierCredentials = {
  betsolutions: { merchantId: '40001', privateKey: 'sandbox-betsolutions-private-key' },
  egt: {
    userName: 'sandbox-egt',
    password: 'sandbox-egt-password',
    portalCode: 'HARMATTAN_NGN',
    eqPortalCode: 'HARMATTAN_EQ_NGN',
  },
  softgaming: {
    apiKey: 'sandbox-softgaming-key',
    apiPassword: 'sandbox-softgaming-api-password',
    secret: 'sandbox-softgaming-secret',
  },
  endorphina: { nodeId: '1001', salt: 'sandbox-endorphina-salt' },
  betconstruct: { operatorId: '704', sharedKey: 'sandbox-betconstruct-shared-key' },
  qtech: {
    userName: 'sandbox-qtech',
    password: 'sandbox-qtech-password',
    passKey: 'sandbox-qtech-pass-key',
  },
  globalbet: { secret: 'sandbox-globalbet-secret' },
  altenar: {
    login: 'sandbox-altenar',
    password: 'sandbox-altenar-password',
    walletCode: '190371',
    skinId: 'harmattan',
  },
  bti: { merchantId: 'harmattan-bti', pathSecret: 'sandbox-bti-path-secret' },
  everymatrix: {
    operatorId: '2460',
    loginName: 'sandbox-everymatrix',
    password: 'sandbox-everymatrix-password',
  },
  bsbetting: { merchantId: '40002', privateKey: 'sandbox-bsbetting-private-key' },
  vivo: { operatorId: '30041', serverId: '6401748', passKey: 'sandbox-vivo-pass-key' },
} as const satisfies Record<WalletName, Record<string, string>>;

/** The same fields as in the sandbox, with whatever a supplier has given out. */
export type SupplierCredentials<Name extends WalletName = WalletName> = {
  [Field in keyof (typeof supplierCredentials)[Name]]: string;
};
