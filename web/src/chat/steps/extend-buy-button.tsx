import { Button } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useLateSheet } from '../../ui/frame/use-late-sheet';

const ExtendBuySheet = lazyPart(() => import('./extend-buy-sheet').then((at) => at.ExtendBuySheet));

/** Under the leader's card, when the day of buying is near. */
export function ExtendBuyButton() {
  const sheet = useLateSheet();
  return (
    <>
      <Button size="small" kind="plain" onPress={sheet.open}>
        구매 기한 늘리기
      </Button>
      {sheet.isWanted && <ExtendBuySheet open={sheet.isOpen} onClose={sheet.close} />}
    </>
  );
}
