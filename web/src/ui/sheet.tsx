import { Suspense, useState } from 'react';
import { fetchedLater } from './fetched-later';
import type { SheetProps } from './sheet-drawer';

const SheetDrawer = fetchedLater(() => import('./sheet-drawer').then((at) => at.SheetDrawer));

/** A sheet from below with a grip: swipe, tap outside or Escape closes it. Stays mounted so that it can leave gracefully. */
export function Sheet(props: SheetProps) {
  const [everOpen, setEverOpen] = useState(props.open);
  if (props.open && !everOpen) setEverOpen(true);
  if (!everOpen) return null;
  return (
    <Suspense fallback={null}>
      <SheetDrawer {...props} />
    </Suspense>
  );
}
