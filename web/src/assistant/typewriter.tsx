import { ASSISTANT_TYPING_MS } from '@mungchi/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { hidden } from '../ui/type.css';
import { AnswerText } from './answer-text';

/** Types a text out, 20 ms a character; whoever asked for less motion, or listens to it, gets it whole. */
export function Typewriter({ text, onDone }: { text: string; onDone: () => void }) {
  const [shown, setShown] = useState(0);
  const characters = [...new Intl.Segmenter('ko').segment(text)].map(({ segment }) => segment);
  const done = useEffectEvent(onDone);
  const length = characters.length;

  // A clock of its own; how far it should be is computed, so a busy tab does not fall behind.
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
