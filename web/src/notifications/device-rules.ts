/** This device, as the server knew it when it was registered from here. */
export type StoredDevice = {
  id: number;
  endpoint: string;
  /** The sign-in it was registered in, which takes it along when it ends; not there in a memory of before. */
  session?: string | null;
};

export type DeviceStep = 'nothing' | 'add' | 'subscribe' | 'forget';

type Seen = {
  permission: NotificationPermission;
  stored: StoredDevice | null;
  /** Of the browser's subscription; null when there is none, or one for other keys. */
  endpoint: string | null;
  /** The sign-in of now. */
  session: string | null;
  /** Devices of this person at the server. */
  known: readonly number[];
};

/**
 * What to do at the start of the app, when subscription, memory and server may have come apart. A subscription without
 * a memory is somebody's who left: it becomes this person's. One of an earlier sign-in becomes this one's. A device that
 * the server has no more was removed on purpose, from elsewhere; it does not come back by itself.
 */
export function deviceStep({ permission, stored, endpoint, session, known }: Seen): DeviceStep {
  if (permission !== 'granted') return stored ? 'forget' : 'nothing';
  if (!stored) return endpoint === null ? 'nothing' : 'add';
  if (endpoint === null) return 'subscribe';
  if (endpoint !== stored.endpoint) return 'add';
  const isKnown = known.includes(stored.id);
  if (stored.session === undefined) return isKnown ? 'add' : 'forget';
  if (stored.session !== session) return 'add';
  return isKnown ? 'nothing' : 'forget';
}
