import { currentEntry, goBack } from '../history/history-entry';
import { onPageEntry } from '../history/layers';
import { recordReturn } from '../shell/navigation-history';

/** The state of an entry that was pushed on top of the step before it. */
export const ON_STEP = 'on-step';

const isOnStep = (): boolean => currentEntry().state === ON_STEP;

/** Ends sign-up: the step below is taken off the history first, so that going back leaves and does not ask for the address again. */
export function leaveSteps(stepBelow: string, go: () => void): void {
  if (!isOnStep()) {
    go();
    return;
  }
  const arrived = (): void => {
    recordReturn(stepBelow);
    go();
  };
  onPageEntry(() => {
    addEventListener('popstate', arrived, { once: true });
    history.back();
  });
}

/** The back arrow of a step. */
export function backToStep(go: () => void): void {
  if (isOnStep()) goBack();
  else go();
}
