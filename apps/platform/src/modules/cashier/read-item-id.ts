import { z } from 'zod';
import { type GatewayName, gatewayNames } from './payment-port.ts';

const uuid = z.uuid();

/** What an item of the operator's list is about: a record by its uuid, or money without a payment as `gateway:number`. */
export function readItemId(
  id: string,
): { paymentId: string } | { gateway: GatewayName; providerId: string } | undefined {
  if (uuid.safeParse(id).success) return { paymentId: id };
  const colon = id.indexOf(':');
  const gateway = gatewayNames.find((name) => name === id.slice(0, colon));
  return gateway && { gateway, providerId: id.slice(colon + 1) };
}
