import type { Endpoint } from '@mungchi/contract';
import * as z from 'zod';

/** The JSON Schema that answers are serialised with: fast, and undeclared fields are never sent. */
export function answerSchema(endpoint: Endpoint): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint.response as unknown as z.ZodType, { target: 'draft-7' });
  return schema;
}
