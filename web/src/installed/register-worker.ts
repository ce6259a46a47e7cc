let registered: Promise<ServiceWorkerRegistration | null> | null = null;

/** The service worker's registration; null where there are none: some browsers inside other apps, and development. */
export function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register();
  return registered;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Storage is blocked or full: the product works without.
    return null;
  }
}
