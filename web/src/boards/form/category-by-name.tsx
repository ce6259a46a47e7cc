import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardDraft } from './board-draft';
import { shelfOf } from './shelf-of';

const TYPING_MS = 400;

type Category = BoardDraft['categoryId'];
type Props = { name: string; chosen: Category; onRead: (category: Category) => void };

/** The category follows the name once nobody types any more, as long as what is chosen came from here. Draws nothing. */
export function CategoryByName({ name, chosen, onRead }: Props) {
  const [given, setGiven] = useState<Category>(null);
  const follow = useEffectEvent((written: string) => {
    const read = shelfOf(written);
    if (read === chosen || (chosen !== null && chosen !== given)) return;
    setGiven(read);
    onRead(read);
  });
  // A timer of the browser.
  useEffect(() => {
    const soon = setTimeout(() => follow(name), TYPING_MS);
    return () => clearTimeout(soon);
  }, [name]);
  return null;
}
