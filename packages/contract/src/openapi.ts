import { z } from 'zod';
import { type CallDefinition, splitKey } from './call.ts';
import { statuses, transportFailures } from './statuses.ts';
import { apiPrefix } from './wire.ts';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document, for people and for generators of clients in other languages. */
export function openApiDocument(calls: Record<string, CallDefinition>): Json {
  const paths: Record<string, Json> = {};
  for (const [key, definition] of Object.entries(calls)) {
    const { method, path } = splitKey(key);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, definition) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Harmattan',
      version: '1',
      description:
        'The calls that the site makes. Every answer is an envelope: `statusCode` 0 is success, `status` is the word for it, `data` the rest. Paths are matched without regard to case; unknown fields are refused.',
    },
    servers: [{ url: apiPrefix }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: { Failure: { description: failureList(), content: json(envelope(transportFailures, {})) } },
    },
  };
}

function operation(method: string, path: string, definition: CallDefinition): Json {
  const words = Object.keys(definition.failures) as (keyof CallDefinition['failures'])[];
  const [tag = '', name = ''] = path.slice(1).split('/');
  return {
    operationId: `${method.toLowerCase()}${tag}${name}`,
    tags: [tag],
    summary: definition.summary,
    security: definition.caller === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
    ...(definition.query && { parameters: parameters(definition.query) }),
    ...(definition.queryMayBeBody && definition.query && { requestBody: insteadOfQuery(definition.query) }),
    ...(definition.body && { requestBody: { required: true, content: json(schemaOf(definition.body)) } }),
    responses: {
      200: {
        description: words.length > 0 ? `SUCCESS, or one of ${words.join(', ')}` : 'SUCCESS',
        content: json({
          oneOf: [
            envelope(['SUCCESS'], schemaOf(definition.data)),
            ...words.map((word) => envelope([word], schemaOf(definition.failures[word] as z.ZodType))),
          ],
        }),
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

function parameters(query: z.ZodObject): Json[] {
  const schema = schemaOf(query) as { properties?: Json; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}

function insteadOfQuery(query: z.ZodObject): Json {
  return { description: 'The fields of the query, instead of the query', content: json(schemaOf(query)) };
}

function envelope(words: readonly (keyof typeof statuses)[], data: Json): Json {
  return {
    type: 'object',
    required: ['statusCode', 'status', 'data'],
    properties: {
      statusCode: { enum: words.map((word) => statuses[word].statusCode) },
      status: { enum: [...words] },
      data,
    },
  };
}

function failureList(): string {
  const rows = transportFailures.map((word) => `${statuses[word].http} ${word} (${statuses[word].statusCode})`);
  return `The request could not be served: ${rows.join(', ')}`;
}

function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'throw' });
  return rest;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
