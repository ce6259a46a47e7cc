import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded';

declare module 'vitest' {
  interface ProvidedContext {
    stage: { database: string; folder: string };
  }
}

/** Once per run: the product built, and one PostgreSQL for all its servers. */
export default async function setUpStage(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build.mjs')], { stdio: 'inherit' });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-e2e-'));
  const database = await startEmbedded(path.join(folder, 'postgres'), { throwaway: true });
  project.provide('stage', { database: database.url, folder });
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
