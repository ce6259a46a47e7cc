import { lazy, type ReactNode, Suspense, useState } from 'react';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  /** Spoken when it opens; shown only where `showTitle` says so. */
  title: string;
  showTitle?: boolean;
  children: ReactNode;
};

const SheetDrawer = lazy(() => import('./sheet-drawer'));

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
