import { ApiError, ownCopy } from './api-error';

/**
 * What a person reads when something failed. A refusal arrives with the contract's text for its code (a total record there, so a
 * code without copy does not compile); what only the client knows has its own.
 */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : ownCopy.UNKNOWN;
}
