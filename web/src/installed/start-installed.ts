import { hearWorker, readOnArrival } from './hear-worker';
import { registerWorker } from './register-worker';
import { watchUpdates } from './watch-updates';

/** What makes the page an app; called once, when the first screen is there and somebody is signed in. */
export async function startInstalled(): Promise<void> {
  readOnArrival();
  if (savesData() && !navigator.serviceWorker?.controller) return;
  const registration = await registerWorker();
  if (!registration) return;
  hearWorker();
  watchUpdates(registration);
}

/** The worker fetches the whole app: not for who asked to load little, unless they have it already. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
