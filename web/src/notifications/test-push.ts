import { vi } from 'vitest';

type Wishes = { permission?: NotificationPermission; answer?: NotificationPermission; endpoint?: string | null };

/** A browser with push messages, driven by the test. jsdom has none of it. */
export function standInPush({ permission = 'default', answer = 'granted', endpoint = null }: Wishes = {}) {
  const state = { permission, endpoint, made: 0 };
  const subscription = () =>
    state.endpoint === null
      ? null
      : {
          endpoint: state.endpoint,
          options: { applicationServerKey: null },
          toJSON: () => ({ endpoint: state.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: async () => {
            state.endpoint = null;
            return true;
          },
        };
  const registration = {
    pushManager: {
      getSubscription: async () => subscription(),
      subscribe: async () => {
        state.made += 1;
        state.endpoint = `https://push.example.org/${state.made}`;
        return subscription();
      },
    },
  };
  const requestPermission = vi.fn(async () => {
    state.permission = answer;
    return answer;
  });
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return state.permission;
    },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubEnv('PROD', true);
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { state, requestPermission };
}
