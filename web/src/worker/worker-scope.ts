/** What a service worker has and a page has not. The library of types has no names for both in one program. */
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };

export type PageClient = {
  url: string;
  focused: boolean;
  focus: () => Promise<PageClient>;
  postMessage: (message: unknown, transfer?: Transferable[]) => void;
};

export type WorkerEvents = {
  install: Extendable;
  activate: Extendable;
  fetch: Extendable & {
    request: Request;
    preloadResponse: Promise<Response | undefined>;
    respondWith: (answer: Promise<Response>) => void;
  };
  message: Extendable & { data: unknown; ports: readonly MessagePort[] };
  push: Extendable & { data: { text: () => string } | null };
  /** The action is empty where the message itself was pressed. */
  notificationclick: Extendable & { notification: Notification; action: string };
  pushsubscriptionchange: Extendable & { oldSubscription?: PushSubscription | null };
};

export type WorkerScope = {
  registration: ServiceWorkerRegistration & {
    navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: object) => Promise<void>;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (wanted: { type: 'window'; includeUncontrolled: boolean }) => Promise<PageClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void) => void;
};
