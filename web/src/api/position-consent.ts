import { consents, saveConsents } from '@mungchi/contract/calls';
import { call } from './call';

async function positionConsent() {
  const answer = await call(consents);
  return answer.consents.find(({ kind }) => kind === 'LOCATION');
}

/** Whether the use of the device's position is agreed to, in the version of today. */
export async function agreedToPosition(): Promise<boolean> {
  const consent = await positionConsent();
  return consent?.givenVersion === consent?.version;
}

export async function agreeToPosition(): Promise<void> {
  const consent = await positionConsent();
  if (consent)
    await call(saveConsents, { body: { consents: [{ kind: 'LOCATION', version: consent.version, given: true }] } });
}
