import { isRefusal } from '../api-error';

/** What a refused call of the console is asked for: a time code, or an app that makes them. */
export type SecondStep = 'CODE' | 'SETUP';
type Ask = (step: SecondStep) => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** The console asks; nobody else needs to know how. */
export function onSecondStep(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** Whether the refused call may be tried again: somebody was asked and has confirmed. Calls refused meanwhile wait for the same answer. */
export async function secondStep(error: unknown): Promise<boolean> {
  const step = isRefusal(error, 'CONFIRM_REQUIRED') ? 'CODE' : isRefusal(error, 'CONFIRM_SETUP') ? 'SETUP' : null;
  if (!step || !ask) return false;
  asked ??= ask(step).finally(() => {
    asked = null;
  });
  return asked;
}
