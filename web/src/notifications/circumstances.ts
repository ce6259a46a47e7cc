import { isInApp, isInstalled, phoneOf } from '../installed/browser-kind';
import type { Circumstances } from './alert-state';

/** What this browser can do, and what it was allowed. */
export function circumstances(): Omit<Circumstances, 'push' | 'registered'> {
  return {
    inApp: isInApp(navigator),
    phone: phoneOf(navigator),
    installed: isInstalled(),
    capable: 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator,
    permission: 'Notification' in window ? Notification.permission : 'denied',
  };
}
