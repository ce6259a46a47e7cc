import { useEffect, useState } from 'react';
import { countAsked } from './ask-memory';
import { PushAskSheet } from './ask-sheet';

/** Counted when it is shown, however it is answered: swiping it away is a 나중에, too. */
export function Asking({ publicKey }: { publicKey: string }) {
  const [open, setOpen] = useState(true);
  // Remembered by the browser.
  useEffect(() => countAsked(Date.now()), []);
  return <PushAskSheet open={open} onClose={() => setOpen(false)} publicKey={publicKey} />;
}
