import { type ReactNode, useState } from 'react';
import { lazyPart } from '../ui/feedback/lazy-part';
import type { Subject } from './subject';

const SafetySheet = lazyPart(() => import('./safety-sheet').then((at) => at.SafetySheet));

/** `open` asks what to do about something; `sheet` is where it is drawn. */
export function useSafety(): { open: (subject: Subject) => void; sheet: ReactNode } {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A key of its own each time: a sheet begins with its first page and nothing chosen.
  const [turn, setTurn] = useState(0);
  return {
    open(next) {
      setSubject(next);
      setTurn(turn + 1);
      setIsOpen(true);
    },
    sheet: subject && <SafetySheet key={turn} subject={subject} open={isOpen} onClose={() => setIsOpen(false)} />,
  };
}
