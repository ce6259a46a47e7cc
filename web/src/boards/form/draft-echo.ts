import { isRefusal, isTransient } from '../../api/api-error';
import type { Filled } from './board-draft';
import { isStoredAs } from './draft-form';

const AFTER_KEY_MS = 3000;
const EVERY_MS = 15_000;

type Server = {
  /** Answers with the time of what is kept now. */
  save(filled: Filled, base: string | null): Promise<string>;
  drop(): Promise<unknown>;
};
type Told = {
  onSaved(base: string | null): void;
  /** More is kept than this form has seen: nothing is saved until `settle`. */
  onNewer(): void;
};
/** The form as it is begun: what an earlier page on this device sent last may have been just that. */
type Begun = Filled & { base: string | null };

/**
 * The server's echo of a draft: a while after the last key, not too often, and at once when the form is left. What cannot
 * be saved stays on this device, and is tried again when the network is back.
 */
export function draftEcho({ save, drop }: Server, { onSaved, onNewer }: Told, begun: Begun) {
  let { base } = begun;
  /** What this device has sent without hearing whether it arrived. */
  let unheard: Filled[] = [begun];
  let waiting: Filled | null = null;
  let sending: Promise<void> | null = null;
  let lastSent = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;

  function plan(): void {
    clearTimeout(timer);
    if (!waiting || sending || isHeld) return;
    timer = setTimeout(go, Math.max(AFTER_KEY_MS, lastSent + EVERY_MS - Date.now()));
  }

  function go(): void {
    clearTimeout(timer);
    if (!waiting || sending || isHeld) return;
    const filled = waiting;
    waiting = null;
    lastSent = Date.now();
    sending = save(filled, base)
      .then(note, (error: unknown) => fail(error, filled))
      .finally(() => {
        sending = null;
        plan();
      });
  }

  function note(updatedAt: string | null): void {
    base = updatedAt;
    unheard = [];
    onSaved(updatedAt);
  }

  /** Refused otherwise (five already, a text too long): the draft simply stays on this device. */
  function fail(error: unknown, filled: Filled): void {
    if (isRefusal(error, 'DRAFT_NEWER')) {
      isHeld = true;
      waiting ??= filled;
      onNewer();
    } else if (isTransient(error) || isRefusal(error, 'RATE_LIMITED')) {
      if (!unheard.includes(filled)) unheard.push(filled);
      waiting ??= filled;
    }
  }

  addEventListener('online', go);
  return {
    changed(filled: Filled): void {
      waiting = filled;
      plan();
    },
    /** The form is left, or lies in the background. */
    flush: go,
    /** Whether what is kept came from this device, whose page was closed or offline before the answer. */
    isOwn: (kept: Filled): boolean => unheard.some((sent) => isStoredAs(kept, sent)),
    /** Goes on from what is kept now. */
    settle(updatedAt: string): void {
      isHeld = false;
      note(updatedAt);
      plan();
    },
    /** What was there is unwanted: also what is still on its way. */
    async drop(): Promise<void> {
      waiting = null;
      clearTimeout(timer);
      await sending;
      if (base === null) return;
      note(null);
      await drop();
    },
    stop(): void {
      waiting = null;
      clearTimeout(timer);
      removeEventListener('online', go);
    },
  };
}

export type DraftEcho = ReturnType<typeof draftEcho>;
