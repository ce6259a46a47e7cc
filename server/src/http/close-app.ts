import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 5000;

/** Calls that are under way are answered; who has not even finished asking by then is cut. */
export async function closeApp(app: FastifyInstance, patienceMs = PATIENCE_MS): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
