import cors from '@fastify/cors';
import { ENDPOINTS } from '@mungchi/contract/all';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** For a web app on another origin: allows every method, any request headers, and exposes the headers it reads. */
export async function registerCors(app: FastifyInstance, { webOrigin }: Config): Promise<void> {
  await app.register(cors, {
    origin: webOrigin ?? false,
    credentials: true,
    methods: [...new Set(['GET', 'HEAD', ...ENDPOINTS.map(({ method }) => method)])],
    exposedHeaders: ['X-Next-Cursor', 'Retry-After', 'Date', 'X-Request-Id'],
    maxAge: 600,
  });
}
