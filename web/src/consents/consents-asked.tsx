import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentsQuery } from '../api/legal';
import { useLocation } from '../links';
import { ConsentSheet } from './consent-sheet';
import { isFree } from './free-paths';

/**
 * Asks for what is due, over whatever screen it is. Over those that money needs it comes only after a refusal, and can be
 * put aside. `refusedAt`: the path at which a call was refused without it.
 */
export function ConsentsAsked({ refusedAt = null, onLater }: { refusedAt?: string | null; onLater?: () => void }) {
  const [path] = useLocation();
  const [done, setDone] = useState(false);
  const { data } = useQuery(consentsQuery);
  if (!data) return null;
  const free = isFree(path);
  const open = data.asked && data.due.length > 0 && !done && (!free || refusedAt === path);
  return (
    <ConsentSheet
      open={open}
      consents={data.consents}
      due={data.due}
      onDone={() => setDone(true)}
      onLater={free ? onLater : undefined}
      exits={onLater !== undefined}
    />
  );
}
