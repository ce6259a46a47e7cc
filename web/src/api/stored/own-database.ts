/** What this device keeps of a person beside local storage; by hand, because it is five requests. */
export type DeviceStore = 'answers' | 'shared' | 'outbox';

const NAME = 'mungchi';
const VERSION = 2;
const SHELVES: DeviceStore[] = ['answers', 'shared', 'outbox'];

export function getStored<T>(shelf: DeviceStore, key: string): Promise<T | undefined> {
  return within(shelf, 'readonly', (store): IDBRequest<T | undefined> => store.get(key));
}

export async function putStored(shelf: DeviceStore, key: string, value: unknown): Promise<void> {
  await within(shelf, 'readwrite', (store) => store.put(value, key));
}

/** Reads and writes in one transaction: two tabs do not lose each other's change. Says whether there was something. */
export async function changeStored<T>(
  shelf: DeviceStore,
  key: string,
  change: (known: T | undefined) => T | undefined,
): Promise<boolean> {
  const known = await within(shelf, 'readwrite', (store) => {
    const read: IDBRequest<T | undefined> = store.get(key);
    read.addEventListener('success', () => {
      const next = change(read.result);
      if (next !== undefined) store.put(next, key);
    });
    return read;
  });
  return known !== undefined;
}

/** Read once: what is taken is no longer there. */
export async function takeStored<T>(shelf: DeviceStore, key: string): Promise<T | undefined> {
  return within(shelf, 'readwrite', (store): IDBRequest<T | undefined> => {
    const read: IDBRequest<T | undefined> = store.get(key);
    store.delete(key);
    return read;
  });
}

export async function dropStored(shelf: DeviceStore, key: string): Promise<void> {
  await within(shelf, 'readwrite', (store) => store.delete(key));
}

/** Throws away what is not worth keeping any more. */
export async function sweepStored(
  shelf: DeviceStore,
  isWorthKeeping: (value: unknown, key: string) => boolean,
): Promise<void> {
  await within(shelf, 'readwrite', (store) => {
    const walk = store.openCursor();
    walk.addEventListener('success', () => {
      const cursor = walk.result;
      if (!cursor) return;
      const { key, value } = cursor;
      if (typeof key !== 'string' || !isWorthKeeping(value, key)) cursor.delete();
      cursor.continue();
    });
    return walk;
  });
}

export async function clearStored(): Promise<void> {
  for (const shelf of SHELVES) await within(shelf, 'readwrite', (store) => store.clear());
}

async function within<T>(
  shelf: DeviceStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  const transaction = database.transaction(shelf, mode);
  const request = act(transaction.objectStore(shelf));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('Storage was aborted'));
  });
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result;
      for (const shelf of SHELVES) if (!objectStoreNames.contains(shelf)) request.result.createObjectStore(shelf);
    };
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        opened = null;
        database.close();
      };
      // A later version of the app needs it, or the browser has taken it away.
      database.onversionchange = forget;
      database.onclose = forget;
      resolve(database);
    };
    request.onerror = () => {
      opened = null;
      reject(request.error ?? new Error('No storage'));
    };
  });
  return opened;
}
