let copies = 0;

/**
 * A second copy of one module, as a new page or another tab has one; what it imports is shared. Not `vi.resetModules`: all
 * files run in one page (vitest.config.ts), and each would get copies of everything beside the old ones, which still listen.
 */
export function copyOf<Module>(path: string, from: string): Promise<Module> {
  copies += 1;
  return import(/* @vite-ignore */ `${new URL(path, from).pathname}?copy=${copies}`);
}
