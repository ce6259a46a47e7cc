import type { Endpoint } from '@mungchi/contract';
import buildSerializer, { type AnySchema } from 'fast-json-stringify';
import * as z from 'zod';

/** The JSON Schema that answers are serialised with: fast, and undeclared fields are never sent. */
export function answerSchema(endpoint: Endpoint): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint.response as unknown as z.ZodType, { target: 'draft-7' });
  return schema;
}

type Serialize = (answer: unknown) => string;
const serializers = new WeakMap<Endpoint, Serialize>();

/** Built with the first answer: for all calls together it takes half a second of every start. */
export function serializerOf(endpoint: Endpoint): Serialize {
  return (answer) => {
    let serialize = serializers.get(endpoint);
    if (!serialize) {
      serialize = buildSerializer(answerSchema(endpoint) as AnySchema);
      serializers.set(endpoint, serialize);
    }
    return serialize(answer);
  };
}
