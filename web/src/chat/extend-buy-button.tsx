import { useState } from 'react';
import { Button } from '../ui/control/button';
import { lazyPart } from '../ui/feedback/lazy-part';

const ExtendBuySheet = lazyPart(() => import('./extend-buy-sheet').then((at) => at.ExtendBuySheet));

/** Under the leader's card, when the day of buying is near. */
export function ExtendBuyButton() {
  const [sheet, setSheet] = useState<'not-yet' | 'open' | 'closed'>('not-yet');
  return (
    <>
      <Button size="small" kind="plain" onPress={() => setSheet('open')}>
        구매 기한 늘리기
      </Button>
      {sheet !== 'not-yet' && <ExtendBuySheet open={sheet === 'open'} onClose={() => setSheet('closed')} />}
    </>
  );
}
