import { expect, test } from 'vitest';
import { type DeviceStep, deviceStep } from './device-rules';

const old = { id: 3, endpoint: 'a' };
const stored = { ...old, session: 's' };

test.each<[string, Parameters<typeof deviceStep>[0], DeviceStep]>([
  ['never switched on', { permission: 'default', stored: null, endpoint: null, session: 's', known: [] }, 'nothing'],
  ['switched off here', { permission: 'granted', stored: null, endpoint: null, session: 's', known: [1] }, 'nothing'],
  ['all is well', { permission: 'granted', stored, endpoint: 'a', session: 's', known: [1, 3] }, 'nothing'],
  ['the browser lost it', { permission: 'granted', stored, endpoint: null, session: 's', known: [3] }, 'subscribe'],
  ['the browser changed it', { permission: 'granted', stored, endpoint: 'b', session: 's', known: [3] }, 'add'],
  ['removed from another device', { permission: 'granted', stored, endpoint: 'a', session: 's', known: [1] }, 'forget'],
  [
    'left by who logged out here',
    { permission: 'granted', stored: null, endpoint: 'a', session: 's', known: [] },
    'add',
  ],
  ['permission withdrawn', { permission: 'denied', stored, endpoint: null, session: 's', known: [3] }, 'forget'],
  [
    'registered before sign-ins were noted',
    { permission: 'granted', stored: old, endpoint: 'a', session: 's', known: [3] },
    'add',
  ],
  ['and removed meanwhile', { permission: 'granted', stored: old, endpoint: 'a', session: 's', known: [] }, 'forget'],
  [
    'signed out from elsewhere, signed in again',
    { permission: 'granted', stored, endpoint: 'a', session: 't', known: [] },
    'add',
  ],
  [
    'signed in again after it expired',
    { permission: 'granted', stored, endpoint: 'a', session: 't', known: [3] },
    'add',
  ],
  ['denied from the first', { permission: 'denied', stored: null, endpoint: null, session: 's', known: [] }, 'nothing'],
])('%s', (_, seen, step) => {
  expect(deviceStep(seen)).toBe(step);
});
