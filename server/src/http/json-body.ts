import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';

/** JSON with an empty body is no body at all: clients send the header out of habit. */
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
