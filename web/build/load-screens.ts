import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { AskingScreen, FIRST_CALLS } from '../../contract/src/first-calls';
import type { LOADED_SCREENS } from '../../contract/src/first-loads';

const contract = (file: string) => fileURLToPath(new URL(`../../contract/src/${file}.ts`, import.meta.url));

/**
 * The table of screens with their first calls, for the configuration. Loaded through Vite: Node cannot import the
 * contract's TypeScript.
 */
export async function loadScreens(): Promise<readonly AskingScreen[]> {
  const table = await runnerImport<{ LOADED_SCREENS: typeof LOADED_SCREENS }>(contract('first-loads'));
  const asked = await runnerImport<{ FIRST_CALLS: typeof FIRST_CALLS }>(contract('first-calls'));
  return table.module.LOADED_SCREENS.map((screen) => ({ ...screen, asks: asked.module.FIRST_CALLS[screen.path] }));
}
