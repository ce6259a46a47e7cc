import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';

/** An empty JSON body counts as no body: clients often send the content type without one. */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body).trim();
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text));
    } catch {
      done(new Refusal('BAD_REQUEST'));
    }
  });
}
