import { hearWorker, readOnArrival } from './hear-worker';
import { registerWorker } from './register-worker';
import { watchUpdates } from './watch-updates';

/** What makes the page an app; called once, when the first screen is there and somebody is signed in. */
export async function startInstalled(): Promise<void> {
  readOnArrival();
  const registration = await registerWorker();
  if (!registration) return;
  hearWorker();
  watchUpdates(registration);
}
