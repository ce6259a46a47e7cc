import { ownPath } from './own-path';
import { addressOf } from './push-rules';
import type { PageClient, WorkerScope } from './worker-scope';

const HEARD_WITHIN_MS = 1000;

/**
 * An open page is brought forward and goes there by itself. One that does not answer (the card page, a page still loading,
 * a form half filled in) stays as it is, and the path opens in another window.
 */
export async function openFromPush({ clients }: WorkerScope, pressed: { path?: unknown; id?: unknown }): Promise<void> {
  const path = ownPath(pressed.path) ?? '/';
  const id = typeof pressed.id === 'number' ? pressed.id : null;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page && (await goesThere(page, path, id))) {
    await page.focus().catch(() => undefined);
    return;
  }
  await clients.openWindow(addressOf({ path, id }));
}

function goesThere(page: PageClient, path: string, id: number | null): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const silent = setTimeout(resolve, HEARD_WITHIN_MS, false);
    port1.onmessage = ({ data }) => {
      clearTimeout(silent);
      resolve(data === true);
    };
    page.postMessage({ type: 'open', path, id }, [port2]);
  });
}
