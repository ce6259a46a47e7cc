import type { Endpoint } from '@mungchi/contract';
import * as z from 'zod';

/** The JSON Schema from which the answer is serialised: fast, and nothing undeclared gets out. */
export function answerSchema(endpoint: Endpoint): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(endpoint.response as unknown as z.ZodType, { target: 'draft-7' });
  return schema;
}
