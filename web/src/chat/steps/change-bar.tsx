import { Button } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { useRoomContext } from '../room/room-context';
import { changedWords } from './change-words';
import { StepBar } from './step-bar';
import { UntilNote } from './until-note';

const ChangeSheet = lazyPart(() => import('./change-sheet').then((at) => at.ChangeSheet));

/** The goods are no longer what was agreed to: the bar says what has changed, the sheet asks. Silence stays. */
export function ChangeBar({ until }: { until: string }) {
  const { room, me } = useRoomContext();
  const sheet = useLateSheet();
  return (
    <>
      <StepBar what={<b>{changedWords(room.changes)}</b>} note={<UntilNote evening={until} />}>
        <Button size="small" onPress={sheet.open} aria-haspopup="dialog">
          고르기
        </Button>
      </StepBar>
      {sheet.isWanted && <ChangeSheet room={room} me={me} until={until} open={sheet.isOpen} onClose={sheet.close} />}
    </>
  );
}
