import { addDevice, reissue } from '@mungchi/contract/calls';
import type { WorkerEvents, WorkerScope } from './worker-scope';

/**
 * The push service has ended a subscription: subscribes again and tells the server. A worker has no access token, but the
 * session's cookie; pages take turns for it by the same lock.
 */
export async function renewSubscription(
  { registration }: WorkerScope,
  { oldSubscription }: WorkerEvents['pushsubscriptionchange'],
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!applicationServerKey) return;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const token = await navigator.locks.request('reissue', newToken);
  if (token === null) return;
  await fetch(addDevice.path, {
    method: addDevice.method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(subscription),
  });
}

async function newToken(): Promise<string | null> {
  const answer = await fetch(reissue.path, { method: reissue.method, credentials: 'include' });
  if (!answer.ok) return null;
  const { accessToken } = (await answer.json()) as { accessToken?: unknown };
  return typeof accessToken === 'string' ? accessToken : null;
}
