import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';
import { throwawayFolder } from '../../server/src/db/test-folder';

declare module 'vitest' {
  interface ProvidedContext {
    stage: { database: string; folder: string };
  }
}

/** Once per run: the product built, and one PostgreSQL for all its servers. */
export default async function setUpStage(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build.mjs')], { stdio: 'inherit' });
  const folder = throwawayFolder('mungchi-e2e-');
  const database = await startEmbedded(path.join(folder, 'postgres'), { throwaway: true });
  project.provide('stage', { database: database.url, folder });
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
