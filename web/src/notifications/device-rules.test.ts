import { expect, test } from 'vitest';
import { type DeviceStep, deviceStep } from './device-rules';

const kept = { id: 3, endpoint: 'a' };

test.each<[string, Parameters<typeof deviceStep>[0], DeviceStep]>([
  ['never switched on', { permission: 'default', kept: null, endpoint: null, known: [] }, 'nothing'],
  ['switched off here', { permission: 'granted', kept: null, endpoint: null, known: [1] }, 'nothing'],
  ['all is well', { permission: 'granted', kept, endpoint: 'a', known: [1, 3] }, 'nothing'],
  ['the browser lost it', { permission: 'granted', kept, endpoint: null, known: [3] }, 'subscribe'],
  ['the browser changed it', { permission: 'granted', kept, endpoint: 'b', known: [3] }, 'add'],
  ['removed from another device', { permission: 'granted', kept, endpoint: 'a', known: [1] }, 'forget'],
  ['left by who logged out here', { permission: 'granted', kept: null, endpoint: 'a', known: [] }, 'add'],
  ['permission withdrawn', { permission: 'denied', kept, endpoint: null, known: [3] }, 'forget'],
  ['denied from the first', { permission: 'denied', kept: null, endpoint: null, known: [] }, 'nothing'],
])('%s', (_, seen, step) => {
  expect(deviceStep(seen)).toBe(step);
});
