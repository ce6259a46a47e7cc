import type { Page, Worker } from 'playwright-core';
import { expect } from 'vitest';

/**
 * A push service's message, through the browser's own door for it. That door promises nothing, and on a busy machine it has
 * lost one; a push service repeats what was not taken. What the worker was handed is not repeated.
 */
export async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const worker = page.context().serviceWorkers()[0]!;
  const before = await pushesTaken(worker);
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // Other files' pages are in this browser, too.
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  const taken = async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect.poll(() => pushesTaken(worker), { timeout: 8_000 }).toBeGreaterThan(before);
  };
  await taken().catch(taken);
  await devtools.detach();
}

/** Counts from the first time it is asked. */
function pushesTaken(worker: Worker): Promise<number> {
  return worker.evaluate(() => {
    const scope = self as unknown as { pushesTaken?: number };
    if (scope.pushesTaken === undefined) {
      scope.pushesTaken = 0;
      self.addEventListener('push', () => scope.pushesTaken!++);
    }
    return scope.pushesTaken;
  });
}

export const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** No hand reaches a notification here: the worker is told what the browser would tell it. */
export const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const Pressed = Reflect.get(self, 'NotificationEvent') as new (name: string, of: object) => Event;
    try {
      self.dispatchEvent(new Pressed('notificationclick', { notification }));
    } catch {
      // It may not keep the worker alive for it, and need not.
    }
  });
