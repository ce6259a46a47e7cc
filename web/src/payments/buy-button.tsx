import type { ChatRoom } from '@mungchi/contract';
import { useLocation } from '../links';
import { notify } from '../notices/notices';
import { Button } from '../ui/control/button';
import { lazyPart } from '../ui/feedback/lazy-part';
import { useLateSheet } from '../ui/frame/use-late-sheet';

const PurchaseSheet = lazyPart(() => import('../receipts/purchase-sheet').then((at) => at.PurchaseSheet));

/** Everybody has paid: the leader says from here, too, that the goods are bought, and makes the appointment next. */
export function BuyButton({ room }: { room: ChatRoom }) {
  const sheet = useLateSheet();
  const [, navigate] = useLocation();

  function bought() {
    notify('구매 완료! 이웃들에게 알렸어요.');
    navigate(`/chat/${room.id}/handover`, { replace: true });
  }

  return (
    <>
      <Button onPress={sheet.open}>구매 완료</Button>
      {sheet.isWanted && <PurchaseSheet room={room} open={sheet.isOpen} onClose={sheet.close} onBought={bought} />}
    </>
  );
}
