import { z } from 'zod';

/** Names of schemas that several calls share. A registry of its own, so that every other reader of a schema finds it whole. */
export const names = z.registry<{ id: string }>();

/** The OpenAPI document shows each of these schemas once, under its name. */
export function nameSchemas(schemas: Record<string, z.ZodType>): void {
  for (const [id, schema] of Object.entries(schemas)) schema.register(names, { id });
}
