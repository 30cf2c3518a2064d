import type { z } from 'zod';
import { type CallDefinition, type CallShape, splitKey } from './call.ts';
import { type EventDefinition, stream } from './events.ts';
import type { OfficeCallDefinition } from './office/office-call.ts';
import { createSchemas, type Json, type Schemas } from './openapi-schemas.ts';
import { statuses, transportFailures } from './statuses.ts';
import { apiPrefix, officePrefix } from './wire.ts';

/** The contract as an OpenAPI 3.1 document, for people and for generators of clients in other languages. */
export function openApiDocument(calls: Record<string, CallDefinition>, events: Record<string, EventDefinition>): Json {
  const schemas = createSchemas();
  const paths = pathsOf(calls, schemas, ({ caller }) =>
    caller === 'anyone' ? [{}, { session: [] }] : [{ session: [] }],
  );
  paths[splitKey(stream.key).path] = { get: streamOperation(events, schemas) };
  return documentOf({
    ...{ paths, schemas, title: 'Harmattan', prefix: apiPrefix },
    description: `The calls that the site makes, and the stream that it reads. ${envelopeWords}`,
    securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
  });
}

/** The same of the office's calls. */
export function officeDocument(calls: Record<string, OfficeCallDefinition>): Json {
  const schemas = createSchemas();
  const paths = pathsOf(calls, schemas, ({ permission }) =>
    permission === 'none' ? [{}] : [{ session: [], cookie: [] }],
  );
  return documentOf({
    ...{ paths, schemas, title: 'Harmattan office', prefix: officePrefix },
    description: `The calls of the office. A session is a token and a cookie; a call needs both. \`x-permission\` is what the caller’s roles must grant. ${envelopeWords}`,
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'office' },
    },
  });
}

const envelopeWords =
  'Every answer of a call is an envelope: `statusCode` 0 is success, `status` is the word for it, `data` the rest. Paths are matched without regard to case; unknown fields are refused.';

interface DocumentParts {
  paths: Record<string, Json>;
  schemas: Schemas;
  title: string;
  description: string;
  prefix: string;
  securitySchemes: Json;
}

function documentOf({ paths, schemas, title, description, prefix, securitySchemes }: DocumentParts): Json {
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: prefix }],
    paths,
    components: {
      securitySchemes,
      responses: { Failure: { description: failureList(), content: json(envelope(transportFailures, {})) } },
      schemas: schemas.components(),
    },
  };
}

function pathsOf<Definition extends CallShape & { permission?: string }>(
  calls: Record<string, Definition>,
  schemas: Schemas,
  securityOf: (definition: Definition) => Json[],
): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const [key, definition] of Object.entries(calls)) {
    const { method, path } = splitKey(key);
    const head = { ...headOf(key, definition.summary), security: securityOf(definition) };
    const permission = definition.permission && { 'x-permission': definition.permission };
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: { ...head, ...permission, ...operation(definition, schemas) },
    };
  }
  return paths;
}

function operation(definition: CallShape, schemas: Schemas): Json {
  const { schemaOf } = schemas;
  const { query, queryMayBeBody, body, data, failures } = definition;
  const words = Object.keys(failures) as (keyof CallShape['failures'])[];
  return {
    ...(query && { parameters: parameters(schemaOf(query)) }),
    ...(queryMayBeBody && query && { requestBody: insteadOfQuery(schemaOf(query)) }),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      200: {
        description: words.length > 0 ? 'SUCCESS, or a refusal' : 'SUCCESS',
        content: json({
          oneOf: [
            answer('SUCCESS', data, schemas),
            ...words.map((word) => answer(word, failures[word] as z.ZodType, schemas)),
          ],
        }),
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** OpenAPI 3.1 has no words for the events of a stream: their schemas stand in an extension. */
function streamOperation(events: Record<string, EventDefinition>, { schemaOf }: Schemas): Json {
  const schema = { type: 'string', description: 'Server-sent events. The data of each is JSON' };
  const entries = Object.entries(events).map(([name, event]) => [
    name,
    { ...schemaOf(event.data), description: event.summary },
  ]);
  return {
    ...headOf(stream.key, stream.summary),
    security: [{ session: [] }],
    responses: {
      200: {
        description: `Events: ${Object.keys(events).join(', ')}`,
        content: { 'text/event-stream': { schema, 'x-events': Object.fromEntries(entries) } },
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

function headOf(key: string, summary: string): Json {
  const { method, path } = splitKey(key);
  const [tag = '', name = ''] = path.slice(1).split('/');
  return {
    operationId: `${method.toLowerCase()}${tag}${name}`,
    tags: [tag],
    summary,
  };
}

function parameters({ properties = {}, required = [] }: { properties?: Json; required?: string[] }): Json[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function insteadOfQuery(schema: Json): Json {
  return { description: 'The fields of the query, instead of the query', content: json(schema) };
}

/** An answer without data, or with data that has a name, is the same in every call: the document shows it once. */
function answer(word: keyof typeof statuses, data: z.ZodType, { schemaOf, refer }: Schemas): Json {
  const schema = schemaOf(data);
  const whole = envelope([word], schema);
  if (schema.type === 'null') return refer(word, whole);
  const named = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return named === undefined ? whole : refer(`${word}.${named}`, whole);
}

function envelope(words: readonly (keyof typeof statuses)[], data: Json): Json {
  return {
    type: 'object',
    required: ['statusCode', 'status', 'data'],
    properties: {
      statusCode: oneOf(words.map((word) => statuses[word].statusCode)),
      status: oneOf(words),
      data,
    },
  };
}

function oneOf(values: readonly (string | number)[]): Json {
  return values.length === 1 ? { const: values[0] } : { enum: [...values] };
}

function failureList(): string {
  const rows = transportFailures.map((word) => `${statuses[word].http} ${word} (${statuses[word].statusCode})`);
  return `The request could not be served: ${rows.join(', ')}`;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
