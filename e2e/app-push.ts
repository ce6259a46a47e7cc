import type { Page, Worker } from 'playwright-core';

/** A push service's message, through the browser's own door for it. */
export async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      // Other files' pages are in this browser, too.
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await devtools.detach();
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
