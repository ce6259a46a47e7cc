import { useEffect, useState } from 'react';
import { onSecondStep, type SecondStep } from '../../api/session/second-step';
import { CodeDialog } from './code-dialog';

type Asked = { step: SecondStep; answer: (isConfirmed: boolean) => void };

/** A press that wants a code waits here, whichever page it was on, and goes on by itself. */
export function CodeGate() {
  const [asked, setAsked] = useState<Asked | null>(null);
  // Refused calls of the console ask here as long as it is open.
  useEffect(
    () =>
      onSecondStep(
        (step) =>
          new Promise((answer) => {
            setAsked({ step, answer });
          }),
      ),
    [],
  );
  if (!asked) return null;
  const end = (isConfirmed: boolean) => {
    setAsked(null);
    asked.answer(isConfirmed);
  };
  return <CodeDialog step={asked.step} onEnd={end} />;
}
