/**
 * The service worker's registration; null where there are none: some browsers inside other apps, and development. Asked
 * again, browsers answer with the one they have.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Storage is blocked or full: the product works without.
    return null;
  }
}
