import { expect, test } from 'vitest';
import { type AlertState, alertState, type Circumstances } from './alert-state';

const desktop: Circumstances = {
  push: true,
  inApp: false,
  phone: 'other',
  installed: false,
  capable: true,
  permission: 'default',
  registered: false,
};

test.each<[string, Partial<Circumstances>, AlertState]>([
  ['a browser that was never asked', {}, 'ask'],
  ['allowed, but switched off here', { permission: 'granted' }, 'ask'],
  ['allowed and registered', { permission: 'granted', registered: true }, 'on'],
  ['registered, but the permission was taken back', { registered: true }, 'ask'],
  ['denied', { permission: 'denied', registered: true }, 'denied'],
  ['an iPhone in Safari', { phone: 'ios', capable: false }, 'install'],
  ['an iPhone from the home screen', { phone: 'ios', installed: true }, 'ask'],
  ['an old iPhone from the home screen', { phone: 'ios', installed: true, capable: false }, 'in-app'],
  ['inside another app on an iPhone', { phone: 'ios', inApp: true, capable: false }, 'in-app'],
  ['inside another app', { phone: 'android', inApp: true }, 'in-app'],
  ['a browser without push', { capable: false }, 'in-app'],
  ['a server without push', { push: false, permission: 'granted', registered: true }, 'off'],
])('%s', (_, part, state) => {
  expect(alertState({ ...desktop, ...part })).toBe(state);
});
