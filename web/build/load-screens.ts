import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { LOADED_SCREENS, LoadedScreen } from '../../contract/src/first-loads';

const TABLE = fileURLToPath(new URL('../../contract/src/first-loads.ts', import.meta.url));

/** The table of screens, for the configuration. Loaded through Vite: Node cannot import the contract's TypeScript. */
export async function loadScreens(): Promise<readonly LoadedScreen[]> {
  const { module } = await runnerImport<{ LOADED_SCREENS: typeof LOADED_SCREENS }>(TABLE);
  return module.LOADED_SCREENS;
}
