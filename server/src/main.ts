import closeWithGrace from 'close-with-grace';
import { ConfigError, readConfig } from './config';
import { startServer } from './start-server';

const SHUTDOWN_MS = 10_000;

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  closeWithGrace({ delay: SHUTDOWN_MS, logger: server.log }, async ({ err }) => {
    if (err) server.log.error({ err }, 'stopping after a fault');
    await server.stop();
  });
  server.log.info(`뭉치 is ready at ${server.address}`);
} catch (error) {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : error);
  process.exit(1);
}
