import type { RoomId } from '@mungchi/contract';
import { pay } from '@mungchi/contract/calls';
import { ApiError, isTransient } from '../api/api-error';
import { call } from '../api/call';

/** `unsure`: no response, so the outcome is unknown. The server finds out by itself; retrying is harmless. */
export type Verdict = { is: 'paid' } | { is: 'rejected'; because: string; code: ApiError['code'] } | { is: 'unsure' };

const ATTEMPTS = 3;
const PAUSE_MS = 800;

/** Reports a payment to the server. A lost response is retried: verification is idempotent. */
export async function verifyPayment(chatRoomId: RoomId, impUid: string): Promise<Verdict> {
  for (let attempt = 1; ; attempt++) {
    try {
      await call(pay, { params: { chatRoomId }, body: { impUid } });
      return { is: 'paid' };
    } catch (error) {
      if (attempt < ATTEMPTS && isTransient(error)) await pause(PAUSE_MS * attempt);
      else if (isAnswer(error)) return { is: 'rejected', because: error.message, code: error.code };
      else return { is: 'unsure' };
    }
  }
}

/** An expired session says nothing about the payment. */
function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code !== 'NETWORK' && error.status !== 401;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
