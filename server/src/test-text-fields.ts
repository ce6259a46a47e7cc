import type { Endpoint, Send } from '@mungchi/contract';
import * as z from 'zod';

/** Where a text stands in a body or a query: names, and `0` for an element of a list. */
export type TextField = readonly string[];
type Json = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Json>;
  items?: Json;
} & {
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
};

/** Every place of a schema where a client may put a text, so that a new field is found by itself. */
export function textFields(schema: Endpoint['body'] | Send['body'] | undefined): TextField[] {
  if (!schema) return [];
  const root = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Json;
  const found = new Map(within(root).map((field) => [field.join('.'), field]));
  return [...found.values()];
}

function within({ type, const: fixed, enum: choices, properties = {}, items, anyOf, oneOf, allOf }: Json): TextField[] {
  const inside = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])].flatMap(within);
  const named = Object.entries(properties).flatMap(([name, part]) => within(part).map((rest) => [name, ...rest]));
  const listed = items ? within(items).map((rest) => ['0', ...rest]) : [];
  // What is changed before it is looked at has no type of its own.
  const isAnything = type === undefined && !anyOf && !oneOf && !allOf;
  const isText = (type?.includes('string') || isAnything) && fixed === undefined && choices === undefined;
  return [...(isText ? [[]] : []), ...inside, ...named, ...listed];
}

/** The body with that text in it, whatever stood there. */
export function withText(body: unknown, [name, ...rest]: TextField, text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') return [withText(Array.isArray(body) ? body[0] : undefined, rest, text)];
  const before = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...before, [name]: withText((before as Record<string, unknown>)[name], rest, text) };
}
