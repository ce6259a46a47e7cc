import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';
import { declaredRefusals } from './declared-refusals';

/** Watches for refusals that their endpoint does not declare. Returns a function that throws if there was one. */
export function watchRefusals(app: FastifyInstance): () => void {
  const undeclared = new Set<string>();
  app.addHook('onError', async ({ routeOptions: { config } }, _, error) => {
    const { endpoint } = config;
    if (!endpoint || !(error instanceof Refusal) || declaredRefusals(endpoint).includes(error.code)) return;
    undeclared.add(`${endpoint.method} ${endpoint.path}: ${error.code}`);
  });
  return () => {
    if (undeclared.size > 0)
      throw new Error(`Refused without declaring it in \`errors\`:\n${[...undeclared].join('\n')}`);
  };
}
