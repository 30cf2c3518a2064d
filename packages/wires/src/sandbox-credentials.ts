/**
 * What the platform and the gateways' stand-in tell each other in the sandbox. Everybody may know these: they open nothing
 * but play money, and live mode refuses to start without credentials of its own.
 */
export const sandboxCredentials = {
  sms: { hookSecret: 'sandbox-sms-hook-secret' },
  youverify: { token: 'sandbox-youverify-token' },
  register: { apiKey: 'sandbox-register-key', hookSecret: 'sandbox-register-hook-secret' },
  kudipal: {
    secretKey: 'sandbox-kudipal-secret-key',
    encryptionKey: 'sandbox-kudipal-cards-24',
    hookSecret: 'sandbox-kudipal-hook-secret',
  },
  selcom: {
    apiKey: 'sandbox-selcom-key',
    apiSecret: 'sandbox-selcom-secret',
    vendor: 'HARMATTAN',
    pin: '0000',
    c2bToken: 'sandbox-selcom-c2b-token',
  },
  fasthub: {
    apiKey: 'sandbox-fasthub-key',
    apiSecret: 'sandbox-fasthub-secret',
    vendor: 'HARMATTAN',
    pin: '0000',
    c2bToken: 'sandbox-fasthub-c2b-token',
  },
} as const;
