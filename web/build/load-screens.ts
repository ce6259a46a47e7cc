import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { AppScreen } from '../../contract/src/screens';

const TABLE = fileURLToPath(new URL('../../contract/src/screens.ts', import.meta.url));

/** The table of screens for the configuration, loaded through Vite: Node cannot import the contract's TypeScript. */
export async function loadScreens(): Promise<readonly AppScreen[]> {
  const { module } = await runnerImport<{ SCREENS: readonly AppScreen[] }>(TABLE);
  return module.SCREENS;
}
