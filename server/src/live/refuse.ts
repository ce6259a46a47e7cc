import { REFUSALS, type RefusalCode } from '@mungchi/contract';
import { Denied, type SendRefusal } from '../realtime/application';

/** Ends the connection. */
export function deniedFrame(code: RefusalCode): Denied {
  return new Denied(code, REFUSALS[code][1]);
}

/** Leaves the connection open; the sender is told which message it was by its own key. */
export function refusedFrame<Code extends RefusalCode>(code: Code, key: string | undefined): SendRefusal<Code> {
  return { refusalCode: code, message: REFUSALS[code][1], ...(key !== undefined && { key }) };
}
