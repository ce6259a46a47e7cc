import { expect, test } from 'vitest';
import { type DeviceStep, deviceStep } from './device-rules';

const old = { id: 3, endpoint: 'a' };
const kept = { ...old, session: 's' };

// covers inbox.7
test.each<[string, Parameters<typeof deviceStep>[0], DeviceStep]>([
  ['never switched on', { permission: 'default', kept: null, endpoint: null, session: 's', known: [] }, 'nothing'],
  ['switched off here', { permission: 'granted', kept: null, endpoint: null, session: 's', known: [1] }, 'nothing'],
  ['all is well', { permission: 'granted', kept, endpoint: 'a', session: 's', known: [1, 3] }, 'nothing'],
  ['the browser lost it', { permission: 'granted', kept, endpoint: null, session: 's', known: [3] }, 'subscribe'],
  ['the browser changed it', { permission: 'granted', kept, endpoint: 'b', session: 's', known: [3] }, 'add'],
  ['removed from another device', { permission: 'granted', kept, endpoint: 'a', session: 's', known: [1] }, 'forget'],
  ['left by who logged out here', { permission: 'granted', kept: null, endpoint: 'a', session: 's', known: [] }, 'add'],
  ['permission withdrawn', { permission: 'denied', kept, endpoint: null, session: 's', known: [3] }, 'forget'],
  [
    'registered before sign-ins were noted',
    { permission: 'granted', kept: old, endpoint: 'a', session: 's', known: [3] },
    'add',
  ],
  ['and removed meanwhile', { permission: 'granted', kept: old, endpoint: 'a', session: 's', known: [] }, 'forget'],
  [
    'signed out from elsewhere, signed in again',
    { permission: 'granted', kept, endpoint: 'a', session: 't', known: [] },
    'add',
  ],
  ['signed in again after it expired', { permission: 'granted', kept, endpoint: 'a', session: 't', known: [3] }, 'add'],
  ['denied from the first', { permission: 'denied', kept: null, endpoint: null, session: 's', known: [] }, 'nothing'],
])('%s', (_, seen, step) => {
  expect(deviceStep(seen)).toBe(step);
});
