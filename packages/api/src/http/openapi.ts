import { errorKinds } from '@prosperx/core/errors';
import {
  API_PREFIX,
  CLIENT_HEADER,
  type Endpoint,
  failureSchema,
  fieldsOf,
  IDEMPOTENCY_HEADER,
  sendsFile,
  sendsQueryInBody,
  summaries,
} from '@prosperx/core/http';
import type * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';
import type { Route } from './serve.js';

type Json = Record<string, unknown>;

/** Returns the JSON schema of what travels: for a codec, the side on the wire. What a reader takes an unknown state for is no default of ours. */
function wireSchema(schema: z.core.$ZodType): Json {
  const { $schema: _, ...json } = toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
    },
  }) as Json;
  return json;
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** Describes a form with one file. */
const form = {
  content: {
    'multipart/form-data': {
      schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
    },
  },
};

function parameters(endpoint: Endpoint, inBody: boolean): Json[] {
  const { path, query, effect, method } = endpoint;
  const takesFile = sendsFile(endpoint);
  const { properties = {}, required = [] } = wireSchema(query) as { properties?: Json; required?: string[] };
  const isInPath = (name: string) => path.includes(`{${name}}`);
  const fields = Object.keys(properties).filter((name) => isInPath(name) || !inBody);
  const header = (name: string) => ({ name, in: 'header', required: true, schema: { type: 'string' } });
  return [
    ...fields.map((name) => ({
      name,
      in: isInPath(name) ? 'path' : 'query',
      required: isInPath(name) || required.includes(name),
      schema: properties[name],
    })),
    ...(effect === 'money' ? [header(IDEMPOTENCY_HEADER)] : []),
    ...(effect !== 'read' && (takesFile || method === 'GET') && !inBody ? [header(CLIENT_HEADER)] : []),
  ];
}

function responses({ errors, reply }: Endpoint): Json {
  const statuses = new Set(errors.map((code) => errorKinds[code].status));
  const failures = [...statuses].map((status) => {
    const codes = errors.filter((code) => errorKinds[code].status === status);
    return [
      String(status),
      { description: codes.join(', '), ...json({ $ref: '#/components/schemas/Failure' }) },
    ] as const;
  });
  return {
    200: { description: 'Success', ...json(wireSchema(reply)) },
    ...Object.fromEntries(failures),
    default: { description: 'Any other failure', ...json({ $ref: '#/components/schemas/Failure' }) },
  };
}

function requestBody(endpoint: Endpoint, inBody: boolean): Json {
  if (sendsFile(endpoint)) return { requestBody: { required: true, ...form } };
  const body = inBody ? endpoint.query : endpoint.body;
  return body && fieldsOf(body).length > 0 ? { requestBody: { required: true, ...json(wireSchema(body)) } } : {};
}

/** Returns how a caller is known, where the call asks for somebody. */
function securityOf({ access }: Endpoint): Json[] {
  if (access.some((role) => role === 'public' || role === 'visitor')) return [];
  if (access.includes('operator')) return [{ console: [] }];
  return access.includes('partner_admin') ? [{ dashboard: [] }] : [{ cookie: [] }, { bearer: [] }];
}

function operation(endpoint: Endpoint, inBody: boolean): Json {
  return {
    operationId: endpoint.name,
    summary: summaries[endpoint.name],
    'x-access': endpoint.access,
    'x-effect': endpoint.effect,
    'x-secrets': endpoint.secrets,
    security: securityOf(endpoint),
    parameters: parameters(endpoint, inBody),
    ...requestBody(endpoint, inBody),
    responses: responses(endpoint),
  };
}

/** Describes a call with a secret in its query as a POST that keeps it out of the URL; as a GET it is there for old clients alone. */
function operations(endpoint: Endpoint): Json {
  if (!sendsQueryInBody(endpoint)) return { [endpoint.method.toLowerCase()]: operation(endpoint, false) };
  if (endpoint.method === 'POST') return { post: operation(endpoint, true) };
  const old = { ...operation(endpoint, false), operationId: `${endpoint.name}ByQuery`, deprecated: true };
  return { post: operation(endpoint, true), get: old };
}

/** Returns the OpenAPI document of the calls. */
export function openApiOf(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const { endpoint } of routes) {
    paths[endpoint.path] = { ...paths[endpoint.path], ...operations(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'ProsperX', version: '0.1.0' },
    servers: [{ url: API_PREFIX }],
    paths,
    components: {
      schemas: { Failure: wireSchema(failureSchema) },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'px_session' },
        dashboard: { type: 'apiKey', in: 'cookie', name: 'px_partner' },
        console: { type: 'apiKey', in: 'cookie', name: 'px_operator' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
