import { Users } from 'lucide-react';
import { Button } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useLateSheet } from '../../ui/frame/use-late-sheet';

const AskSheet = lazyPart(() => import('./ask-sheet').then((at) => at.WishAskSheet));

/** Where a search found nothing: the word is what is asked with. */
export function WishButton({ keyword }: { keyword: string }) {
  const sheet = useLateSheet();
  return (
    <>
      <Button onPress={sheet.open}>
        <Users size={20} aria-hidden /> ‘{keyword}’ 같이 살 사람 찾기
      </Button>
      {sheet.isWanted && <AskSheet first={keyword} open={sheet.isOpen} onClose={sheet.close} />}
    </>
  );
}
