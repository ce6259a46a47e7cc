import { useEffect, useState } from 'react';
import { useCloseOnBack } from '../../history/use-close-on-back';
import { layToastsAside } from '../../notices/notices';
import { lazyPart } from '../feedback/lazy-part';
import type { SheetProps } from './sheet-drawer';

const SheetDrawer = lazyPart(() => import('./sheet-drawer').then((at) => at.SheetDrawer));

/** A sheet from below with a grip: swipe, tap outside, Escape or going back closes it. Stays mounted for its closing animation. */
export function Sheet(props: SheetProps) {
  const [everOpen, setEverOpen] = useState(props.open);
  if (props.open && !everOpen) setEverOpen(true);
  useCloseOnBack(props.open, props.onClose);
  // A toast is drawn above everything; it belongs to what was there before.
  useEffect(() => (props.open ? layToastsAside() : undefined), [props.open]);
  if (!everOpen) return null;
  return <SheetDrawer {...props} />;
}
