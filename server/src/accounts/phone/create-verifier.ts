import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config';
import { builtinVerifier } from './builtin-verifier';
import type { PhoneVerifier } from './phone-verifier';
import { portoneVerifier } from './portone-verifier';

const TIMEOUT_MS = 5_000;

/** PortOne where payments are PortOne's, the stand-in where they are the sandbox's; null: nobody can be asked here. */
export function createVerifier({ payments }: Config, now: () => Date, key: string): PhoneVerifier | null {
  if (payments.portone) {
    const { url, key: name, secret, storeCode } = payments.portone;
    return portoneVerifier({ baseUrl: () => url, key: name, secret, timeoutMs: TIMEOUT_MS, now, pause }, storeCode);
  }
  return payments.sandbox ? builtinVerifier(key) : null;
}
