import { ConfigError, readConfig } from './config';
import { StartRefusal } from './start-refusal';
import { startServer } from './start-server';
import { listenForStop, stopOnSignal } from './stop-on-signal';
import { VERSION } from './version';

const stopping = listenForStop();
const server = await start();
void stopOnSignal(stopping, server);

export const { address } = server;
process.send?.({ address });
if (server.setupAddress) console.log(setUpWords(server.setupAddress, server.lacking));
server.log.info(`뭉치 ${VERSION} is ready at ${address}`);

async function start() {
  try {
    return await startServer(readConfig(process.env));
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

function setUpWords(opened: string, lacking: readonly string[]): string {
  return [
    '',
    'This installation is not set up yet. Open this address in a browser; it opens once, and every start prints a new one:',
    `  ${opened}`,
    ...(lacking.length > 0 ? ['Still open:', ...lacking.map((line) => `  ${line}`)] : []),
    '',
  ].join('\n');
}

function sentence(error: unknown): unknown {
  if (error instanceof ConfigError) return `Configuration: ${error.message}`;
  if (error instanceof StartRefusal) return error.message;
  const { code, port, address, hostname } = error as NodeJS.ErrnoException & Partial<Record<string, string>>;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use: stop what is there, or choose another PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this user: choose a PORT above 1023.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST: ${hostname ?? address} is no address of this machine.`;
  return error;
}
