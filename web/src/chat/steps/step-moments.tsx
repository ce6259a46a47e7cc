import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { useRoomContext } from '../room/room-context';
import { Buying } from './buying';
import type { Step } from './step-words';

const StepMoment = lazyPart(() => import('./step-moment').then((at) => at.StepMoment));

type Shown = Step | 'buy';

const Show = createContext<(what: Shown) => void>(() => {});

/** Around a room, not in the bubble that was pressed: its row may leave the list meanwhile. */
export function StepMoments({ children }: { children: ReactNode }) {
  const { room, me } = useRoomContext();
  const [step, setStep] = useState<Step | null>(null);
  const sheet = useLateSheet();
  return (
    <Show value={(what) => (what === 'buy' ? sheet.open() : setStep(what))}>
      {children}
      {step && <StepMoment step={step} room={room} me={me} onClose={() => setStep(null)} />}
      {sheet.isWanted && (
        <Buying room={room} open={sheet.isOpen} onClose={sheet.close} onBought={() => setStep('purchase')} />
      )}
    </Show>
  );
}

/** Shows the moment of a step that succeeded, or asks the leader what it cost. */
export function useCelebrate(): (what: Shown) => void {
  return useContext(Show);
}
