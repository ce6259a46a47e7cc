import { AskPanel } from './ask-panel';
import { WishStrip } from './wish-strip';

/** In an empty neighbourhood: what neighbours look for, and one's own. */
export function EmptyWishes({ onAsking }: { onAsking: (isAsking: boolean) => void }) {
  return (
    <>
      <WishStrip />
      <AskPanel onAsking={onAsking} />
    </>
  );
}
