import type { Device } from '@mungchi/contract';
import { addDevice, devices, removeDevice } from '@mungchi/contract/calls';
import { call } from '../api/call';
import { readToken } from '../api/session/token';
import { tokenSession } from '../api/session/token-person';
import { keepOwn, ownMemory } from '../api/stored/own-memory';
import { isInstalled } from '../installed/browser-kind';
import { registerWorker } from '../installed/register-worker';
import { deviceName } from './device-name';
import { deviceStep, type StoredDevice } from './device-rules';

const MEMORY = 'own:device';

/** This device at the server; null when it receives nothing. */
export function thisDevice(): StoredDevice | null {
  try {
    return JSON.parse(ownMemory(MEMORY) ?? 'null') as StoredDevice | null;
  } catch {
    return null;
  }
}

/** Asks the browser's own question: only after a press. Anything but `granted` leaves things as they were. */
export async function switchOn(publicKey: string): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  if (permission === 'granted') await add(await subscribe(await worker(), publicKey));
  return permission;
}

export async function switchOff(): Promise<void> {
  const stored = thisDevice();
  if (stored) await call(removeDevice, { params: { deviceId: stored.id } });
  await forget();
}

/** Before the session ends: whoever uses this browser next must not read this person's news. */
export async function leaveDevice(): Promise<void> {
  const stored = thisDevice();
  if (!stored) return;
  // If it fails, the next person to sign in here takes the device over.
  await call(removeDevice, { params: { deviceId: stored.id } }).catch(() => undefined);
  keepOwn(MEMORY, null);
}

/** At the start of the app: what was lost is put back. */
export async function keepDevice(publicKey: string): Promise<void> {
  const { permission } = Notification;
  const stored = thisDevice();
  if (permission !== 'granted' && !stored) return;
  const registration = await worker();
  const subscription = await subscriptionFor(registration, publicKey);
  const known = stored ? (await call(devices)).map(({ id }) => id) : [];
  const endpoint = subscription?.endpoint ?? null;
  switch (deviceStep({ permission, stored, endpoint, session: session(), known })) {
    case 'nothing':
      return;
    case 'add':
    case 'subscribe':
      await add(subscription ?? (await subscribe(registration, publicKey)));
      return;
    case 'forget':
      await forget();
  }
}

async function add(subscription: PushSubscription): Promise<Device> {
  const { endpoint, keys } = subscription.toJSON();
  const body = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    name: deviceName(navigator, isInstalled()),
  };
  const device = await call(addDevice, { body });
  const stored = { id: device.id, endpoint: body.endpoint, session: session() } satisfies StoredDevice;
  keepOwn(MEMORY, JSON.stringify(stored));
  return device;
}

function session(): string | null {
  return tokenSession(readToken() ?? '');
}

async function forget(): Promise<void> {
  keepOwn(MEMORY, null);
  const registration = await registerWorker();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const registration = await registerWorker();
  if (!registration) throw new Error('There is no service worker here.');
  return navigator.serviceWorker.ready;
}

async function subscribe(registration: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  return (
    (await subscriptionFor(registration, publicKey)) ??
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  );
}

/** The one there is; one for other keys is given up, since our messages would not reach it. */
async function subscriptionFor(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription | null> {
  const subscription = await pushManager.getSubscription();
  const key = subscription?.options.applicationServerKey;
  if (!subscription || !key || base64url(key) === publicKey.replace(/=+$/, '')) return subscription;
  await subscription.unsubscribe();
  return null;
}

function base64url(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
