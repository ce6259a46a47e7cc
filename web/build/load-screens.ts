import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { AskingScreen, FIRST_CALLS } from '../../contract/src/first-calls';
import type { SCREENS } from '../../contract/src/screens';

const contract = (file: string) => fileURLToPath(new URL(`../../contract/src/${file}.ts`, import.meta.url));

/**
 * The table of screens with their first calls, for the configuration. Loaded through Vite: Node cannot import the
 * contract's TypeScript.
 */
export async function loadScreens(): Promise<readonly AskingScreen[]> {
  const table = await runnerImport<{ SCREENS: typeof SCREENS }>(contract('screens'));
  const asked = await runnerImport<{ FIRST_CALLS: typeof FIRST_CALLS }>(contract('first-calls'));
  return table.module.SCREENS.map((screen) => ({ ...screen, asks: asked.module.FIRST_CALLS[screen.path] }));
}
