import { type Endpoint, REFUSALS } from '@mungchi/contract';
import { AREAS } from '@mungchi/contract/all';
import * as z from 'zod';
import { answerSchema } from './answer-schema';
import { declaredRefusals } from './declared-refusals';

/** The OpenAPI document, generated from the contract. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [area, endpoints] of Object.entries(AREAS)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(area, name, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: '뭉치', version: '1', description: 'Neighbours buy together.' },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refresh_token' },
      },
      schemas: { Refusal: REFUSAL },
    },
  };
}

function operation(area: string, name: string, endpoint: Endpoint) {
  return {
    operationId: name,
    tags: [area],
    summary: endpoint.summary,
    security: SECURITY[endpoint.auth],
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(endpoint.body && { requestBody: { content: { 'application/json': { schema: input(endpoint.body) } } } }),
    ...(endpoint.multipart && { requestBody: { content: { 'multipart/form-data': { schema: FILE } } } }),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: answerSchema(endpoint) } } },
      ...refusalAnswers(endpoint),
    },
  };
}

function parameters(place: 'path' | 'query', schema: Endpoint['params']) {
  if (!schema) return [];
  const { properties = {}, required = [] } = input(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function input(schema: NonNullable<Endpoint['body']>) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as unknown as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  });
  return rest;
}

function refusalAnswers(endpoint: Endpoint) {
  const byStatus = new Map<number, string[]>();
  for (const code of declaredRefusals(endpoint)) {
    const [status] = REFUSALS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const schema = { $ref: '#/components/schemas/Refusal' };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { 'application/json': { schema } } },
    ]),
  );
}

const SECURITY = {
  public: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  operator: [{ bearer: [] }],
  refresh: [{ refreshCookie: [] }],
  'refresh-or-user': [{ refreshCookie: [] }, { bearer: [] }],
};

const FILE = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };

const REFUSAL = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(REFUSALS) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};
