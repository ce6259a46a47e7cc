import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 5000;

/** Requests in progress are answered; connections still sending their request after the grace period are closed. */
export async function closeApp(app: FastifyInstance, patienceMs = PATIENCE_MS): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
