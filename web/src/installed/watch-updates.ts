import { offer } from '../notices/notices';
import { hasUnsavedWork, watchUnsavedWork } from '../shell/unsaved-work';

const CHECK_EVERY_MS = 30 * 60_000;

/**
 * Offers a new build that lies ready. Nobody is forced: the page goes on with its own files, and the next page load is the
 * new build anyway.
 */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && void look(registration));
  });
  void look(registration);
}

async function look({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || !navigator.serviceWorker.controller) return;
  if ((await entryOf(waiting)) !== ownEntry()) offerReload(() => location.reload());
}

/** A toast that hides while something is half done. */
export function offerReload(reload: () => void): () => void {
  let hide: (() => void) | null = null;
  const follow = () => {
    if (!hasUnsavedWork()) hide ??= offer('새 버전이 있어요.', { label: '새로고침', press: reload });
    else {
      hide?.();
      hide = null;
    }
  };
  follow();
  return watchUnsavedWork(follow);
}

/** The first script of its pages, which names the build. */
function entryOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('build', [port2]);
  });
}

function ownEntry(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : undefined;
}
