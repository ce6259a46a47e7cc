import type { Page, Worker } from 'playwright-core';
import { expect } from 'vitest';

/**
 * A push service's message, through the browser's own door for it, until the browser shows something. Seldom, on a busy
 * machine, it shows nothing although the worker was handed the message and asked for it; a push service repeats what was
 * lost, and so does this, twice at most. What the worker was answered stands in the failure.
 */
export async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const worker = page.context().serviceWorkers()[0]!;
  const before = (await asked(worker)).length;
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
  const once = async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const isShown = async () => ({ shown: (await shown(page)).length > 0, asked: (await asked(worker)).slice(before) });
    await expect.poll(isShown, { timeout: 8_000 }).toMatchObject({ shown: true });
  };
  await once().catch(once).catch(once);
  await devtools.detach();
}

/** What the browser answered the worker each time it asked to show something, from the first call of this on. */
function asked(worker: Worker): Promise<string[]> {
  return worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; asked?: string[] };
    if (scope.asked) return scope.asked;
    const answers: string[] = [];
    const { registration } = scope;
    const show = registration.showNotification.bind(registration);
    registration.showNotification = (...given) => {
      const at = answers.push('no answer yet') - 1;
      return show(...given).then(
        () => {
          answers[at] = 'shown';
        },
        (error) => {
          answers[at] = String(error);
          throw error;
        },
      );
    };
    scope.asked = answers;
    return answers;
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
