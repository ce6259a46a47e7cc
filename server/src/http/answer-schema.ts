import type { Endpoint } from '@mungchi/contract';
import buildSerializer, { type AnySchema } from 'fast-json-stringify';
import * as z from 'zod';

/** The JSON Schema that answers are serialised with: fast, and undeclared fields are never sent. */
export function answerSchema(endpoint: Endpoint): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint.response as unknown as z.ZodType, { target: 'draft-7' });
  return schema;
}

/**
 * The same for the serialiser, which validates each form of an `anyOf` and refuses a closed one that fits but for a field
 * more: null alone becomes its `nullable`, and the forms of a union are open. What is not named is left out either way.
 */
export function writingSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(writingSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { anyOf, ...rest } = schema as { anyOf?: Record<string, unknown>[] };
  const forms = anyOf?.filter(({ type }) => type !== 'null');
  if (forms?.length === 1) return writingSchema({ ...rest, ...forms[0], nullable: true });
  const parts = Object.entries(rest).map(([name, part]) => [name, writingSchema(part)]);
  return Object.fromEntries([
    ...parts,
    ...(anyOf ? [['anyOf', anyOf.map((form) => writingSchema(opened(form)))]] : []),
  ]);
}

function opened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(opened);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).filter(([name, part]) => name !== 'additionalProperties' || part !== false);
  return Object.fromEntries(parts.map(([name, part]) => [name, opened(part)]));
}

type Serialize = (answer: unknown) => string;
const serializers = new WeakMap<Endpoint, Serialize>();

/** Built with the first answer: for all calls together it takes half a second of every start. */
export function serializerOf(endpoint: Endpoint): Serialize {
  return (answer) => {
    let serialize = serializers.get(endpoint);
    if (!serialize) {
      serialize = buildSerializer(writingSchema(answerSchema(endpoint)) as AnySchema);
      serializers.set(endpoint, serialize);
    }
    return serialize(answer);
  };
}
