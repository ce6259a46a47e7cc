import type { Phone } from '../installed/browser-kind';

export type AlertState = 'off' | 'in-app' | 'install' | 'denied' | 'ask' | 'on';

export type Circumstances = {
  /** The server sends push messages. */
  push: boolean;
  inApp: boolean;
  phone: Phone;
  /** Opened from the home screen. */
  installed: boolean;
  /** The browser has notifications and push. */
  capable: boolean;
  permission: NotificationPermission;
  /** This device is one of those that receive them. */
  registered: boolean;
};

/** Whether push messages reach this device, and if not, why. The first that fits. */
export function alertState(now: Circumstances): AlertState {
  if (!now.push) return 'off';
  if (now.inApp) return 'in-app';
  if (now.phone === 'ios' && !now.installed) return 'install';
  if (!now.capable) return 'in-app';
  if (now.permission === 'denied') return 'denied';
  return now.registered && now.permission === 'granted' ? 'on' : 'ask';
}

export const ALERT_STATE_WORDS: Record<AlertState, string> = {
  off: '지금은 푸시 알림을 쓸 수 없어요.',
  'in-app': '이 화면에서는 알림을 켤 수 없어요. 다른 브라우저로 열어 주세요.',
  install: '아이폰은 홈 화면에 추가하면 알림을 받을 수 있어요.',
  denied: '이 브라우저에서 알림이 꺼져 있어요. 브라우저 설정에서 뭉치의 알림을 허용해 주세요.',
  ask: '결제와 약속을 놓치지 않게 알려 드려요.',
  on: '결제와 약속을 놓치지 않게 알려 드려요.',
};
