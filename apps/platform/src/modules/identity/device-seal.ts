import { createHmac, timingSafeEqual } from 'node:crypto';

const sealed = /^([\w-]{1,200})\.([\w-]{22})$/;
const sealBytes = 16;

/** Shows without a query that a device's cookie is one of ours. The database decides which players the device is known for. */
export interface DeviceSeal {
  /** The cookie's value for a device's secret. */
  seal(secret: string): string;
  /** The secret of a cookie with our seal. */
  open(cookie: string | undefined): string | undefined;
}

/** The first key seals, all of them open. */
export function createDeviceSeal(keys: readonly [Buffer, ...Buffer[]]): DeviceSeal {
  const sealOf = (key: Buffer, secret: string) =>
    createHmac('sha256', key).update(`device cookie of ${secret}`).digest().subarray(0, sealBytes);
  return {
    seal: (secret) => `${secret}.${sealOf(keys[0], secret).toString('base64url')}`,
    open(cookie) {
      const [, secret, seal] = sealed.exec(cookie ?? '') ?? [];
      if (secret === undefined || seal === undefined) return undefined;
      const given = Buffer.from(seal, 'base64url');
      return keys.some((key) => timingSafeEqual(sealOf(key, secret), given)) ? secret : undefined;
    },
  };
}
