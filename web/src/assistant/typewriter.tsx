import { ASSISTANT_TYPING_MS } from '@mungchi/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { hidden } from '../ui/foundation/type.css';
import { AnswerText } from './answer-text';

/** Types a text out, 20 ms a character; with reduced motion, and for screen readers, it is there at once. */
export function Typewriter({ text, onDone }: { text: string; onDone: () => void }) {
  const [shown, setShown] = useState(0);
  const characters = [...new Intl.Segmenter('ko').segment(text)].map(({ segment }) => segment);
  const done = useEffectEvent(onDone);
  const length = characters.length;

  // Progress is computed from elapsed time, so a throttled timer does not fall behind.
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(length);
      done();
      return;
    }
    const started = performance.now();
    const timer = setInterval(() => {
      const due = Math.floor((performance.now() - started) / ASSISTANT_TYPING_MS);
      setShown(Math.min(due, length));
      if (due < length) return;
      clearInterval(timer);
      done();
    }, ASSISTANT_TYPING_MS);
    return () => clearInterval(timer);
  }, [length]);

  return (
    <>
      <span aria-hidden>
        <AnswerText text={characters.slice(0, shown).join('')} />
      </span>
      <span className={hidden}>{text}</span>
    </>
  );
}
