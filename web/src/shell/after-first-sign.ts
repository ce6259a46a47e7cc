const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;
const READING_MS = 8000;

/** On the first user input, or after a delay: the screen itself is loaded by then. Returns how to call it off. */
export function afterFirstSign(task: () => void): () => void {
  const forget = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, start);
  };
  const start = () => {
    forget();
    task();
  };
  const timer = setTimeout(start, READING_MS);
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true });
  return forget;
}
