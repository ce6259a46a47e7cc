import { vi } from 'vitest';

const PATIENT_MS = 15_000;
const patience = Symbol.for('patience');
const { waitFor } = vi;

/**
 * A condition may come late on a busy machine: Vitest gives up after one second. Test files share a worker, so this is
 * done once.
 */
if (!(patience in vi)) {
  const patiently = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENT_MS, ...options });
  Object.assign(vi, { waitFor: patiently, [patience]: true });
}
