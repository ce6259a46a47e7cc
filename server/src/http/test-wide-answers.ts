import type { FastifyInstance } from 'fastify';
import { answerSchema } from './answer-schema';

/**
 * Watches for answers with fields that their endpoint does not declare: they are cut before they are sent, but whoever
 * read them from the database did not mean to. Returns a function that throws if there was one.
 */
export function watchAnswers(app: FastifyInstance): () => void {
  const wide = new Set<string>();
  app.addHook('preSerialization', async ({ routeOptions: { config } }, reply, answer) => {
    const { endpoint } = config;
    if (endpoint && reply.statusCode < 300)
      for (const field of undeclaredFields(answerSchema(endpoint), answer))
        wide.add(`${endpoint.method} ${endpoint.path}: ${field.replace(/\d+/g, '*')}`);
    return answer;
  });
  return () => {
    if (wide.size > 0) throw new Error(`Answered more than the contract names:\n${[...wide].join('\n')}`);
  };
}

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
};

/** The paths of those fields of an answer that its schema does not name. */
export function undeclaredFields(schema: Schema, answer: unknown, path = ''): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  // Of several forms the one that fits best.
  if (schema.anyOf)
    return schema.anyOf
      .filter(({ type }) => type !== 'null')
      .map((form) => undeclaredFields(form, answer, path))
      .reduce((least, found) => (found.length < least.length ? found : least));
  const at = (name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);
  if (Array.isArray(answer)) return answer.flatMap((each, nth) => undeclaredFields(schema.items ?? {}, each, at(nth)));
  return Object.entries(answer).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const known = schema.properties?.[name] ?? schema.additionalProperties;
    if (known === false) return [at(name)];
    return typeof known === 'object' ? undeclaredFields(known, value, at(name)) : [];
  });
}
