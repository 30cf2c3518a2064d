import { z } from 'zod';
import { names } from './names.ts';

export type Json = Record<string, unknown>;

/** The descriptions of the schemas, and the names under which the document shows shared ones. */
const metadata = Object.assign(z.registry<{ id?: string | undefined }>(), {
  get: (schema: z.ZodType) => ({ ...z.globalRegistry.get(schema), ...names.get(schema) }),
});

/** Writes schemas for the document. A schema with a name becomes a reference, and `components` collects what is referred to. */
export function createSchemas() {
  const components: Json = {};

  function refer(name: string, schema: Json): Json {
    components[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }

  return {
    refer,
    schemaOf(schema: z.ZodType): Json {
      const written = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'throw',
        metadata,
        override: ({ jsonSchema }) => dropOwnLimits(jsonSchema),
      });
      const {
        $schema: _,
        $defs,
        ...rest
      } = JSON.parse(JSON.stringify(written).replaceAll('#/$defs/', '#/components/schemas/'));
      Object.assign(components, $defs);
      return rest;
    },
    /** In the order of their names. */
    components: (): Json =>
      Object.fromEntries(Object.entries(components).sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Every integer of the wire is one that a JSON number holds exactly. */
function dropOwnLimits(schema: { minimum?: number; maximum?: number }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

export type Schemas = ReturnType<typeof createSchemas>;
