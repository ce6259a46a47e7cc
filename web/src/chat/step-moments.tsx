import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyPart } from '../ui/feedback/lazy-part';
import { useRoomContext } from './room-context';
import type { Step } from './step-words';

const StepMoment = lazyPart(() => import('./step-moment').then((at) => at.StepMoment));

const Celebrate = createContext<(step: Step) => void>(() => {});

/** Around a room, not in the bubble that was pressed: its row may leave the list meanwhile. */
export function StepMoments({ children }: { children: ReactNode }) {
  const { room, me } = useRoomContext();
  const [step, setStep] = useState<Step | null>(null);
  return (
    <Celebrate value={setStep}>
      {children}
      {step && <StepMoment step={step} room={room} me={me} onClose={() => setStep(null)} />}
    </Celebrate>
  );
}

/** Shows the moment of a step that succeeded. */
export function useCelebrate(): (step: Step) => void {
  return useContext(Celebrate);
}
