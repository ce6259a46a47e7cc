import path from 'node:path';
import { PASSWORDS } from './layout';
import { lackingPrograms } from './needed-programs';
import { tryWithout } from './refusals';
import { startCluster } from './start-cluster';

/** `npm run cluster`: everything in one folder, on loopback, until Ctrl-C. */
const lacking = lackingPrograms();
if (lacking) {
  console.error(lacking);
  process.exit(1);
}
const folder = path.resolve(process.env['CLUSTER_DIR'] ?? '.data/cluster');
const started = performance.now();
const cluster = await startCluster({
  folder,
  port: Number(process.env['CLUSTER_PORT'] ?? 7400),
  // To try it there are neither payment keys nor a provider's id.
  nodeEnv: () => ({ BUILTIN_LOGIN: 'on', PAYMENT_SANDBOX: 'on', LEGAL: 'off' }),
});
// Before, a signal simply ends us, and every part with us.
const told = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
});
const { layout } = cluster;
console.log(`The cluster is ready at ${layout.origin} after ${((performance.now() - started) / 1000).toFixed(1)} s.
  nodes       ${cluster.nodes.map(({ pid }, at) => `${layout.nodeUrl(at + 1)} (pid ${pid})`).join(', ')}
  database    ${layout.databaseUrl}
  balancer    ${layout.figuresUrl} (watcher:${PASSWORDS.FIGURES_PASSWORD})
  logs        ${path.join(folder, 'log')}
Without a password, a certificate or TLS:
  ${(await tryWithout(layout)).join('\n  ')}
Ctrl-C stops it.`);
await told;
await cluster.stop();
process.exit(0);
