import type { ComponentProps } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';

const PurchaseSheet = lazyPart(() => import('../../receipts/purchase-sheet').then((at) => at.PurchaseSheet));

/** Between the room and the sheet: what the sheet needs is not named in the room's own code. */
export function Buying(props: ComponentProps<typeof PurchaseSheet>) {
  return <PurchaseSheet {...props} />;
}
