import type { UserId } from '@mungchi/contract';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../ui/feedback/lazy-part';

const NeighbourCard = lazyPart(() => import('./neighbour-card').then((at) => at.NeighbourCard));

export type Neighbour = { userId: UserId; nickname: string };
export type ShowNeighbour = (neighbour: Neighbour) => void;

/** `show` opens the card of a person whose avatar was pressed; `card` is the element to render. */
export function useNeighbourCard(): { show: ShowNeighbour; card: ReactNode } {
  const [neighbour, setNeighbour] = useState<Neighbour | null>(null);
  const [open, setOpen] = useState(false);
  function show({ userId, nickname }: Neighbour) {
    setNeighbour({ userId, nickname });
    setOpen(true);
  }
  return {
    show,
    card: neighbour && <NeighbourCard {...neighbour} open={open} onClose={() => setOpen(false)} />,
  };
}
