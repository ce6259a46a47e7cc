import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildEncoder } from '../../../scripts/parts/build-server.mjs';
import { serverFile } from '../server-folder';
import { connect } from './connect';
import { startEmbedded } from './embedded/start-embedded';
import { migrate } from './migrate';
import { throwawayFolder } from './test-folder';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database to clone, and one to connect to for the clone command. */
    testCluster: { template: string; adminUrl: string };
    /** The bundle of the process that encodes pictures. */
    encoderFile: string;
  }
}

const TEMPLATE = 'template_mungchi';

/** Once per run: its own server with the migrated database that every test file clones. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const folder = throwawayFolder('mungchi-test-');
  const server = await startEmbedded(folder, { throwaway: true });
  const bundle = serverFile('.cache', `encoder-${process.pid}`);
  const stop = async () => {
    await server.stop();
    for (const made of [folder, bundle]) rmSync(made, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.url, server.urlOf(TEMPLATE));
    project.provide('encoderFile', await buildEncoder(bundle));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('testCluster', { template: TEMPLATE, adminUrl: server.url });
  return stop;
}

async function makeTemplate(adminUrl: string, templateUrl: string): Promise<void> {
  const admin = connect(adminUrl, { max: 1 });
  await admin.pool.query(`create database ${TEMPLATE}`);
  await migrate(templateUrl);
  // A database with a connection, even a closing one, cannot be cloned.
  await admin.pool.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
  await admin.pool.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [TEMPLATE]);
  await admin.close();
}
