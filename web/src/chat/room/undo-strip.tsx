import type { ChatRoom } from '@mungchi/contract';
import { useUndoJoin } from '../../api/seat-verbs';
import { useLocation } from '../../links';
import { askConfirm } from '../../notices/notices';
import { UNDO_QUESTION, UndoRow } from '../../ui/piece/undo-row';
import * as css from './undo-strip.css';

/** In the room that was joined a moment ago; whoever undoes it is back at the post. */
export function UndoStrip({ room }: { room: ChatRoom }) {
  const undo = useUndoJoin(room.groupBoardId);
  const [, navigate] = useLocation();
  if (!room.undoUntil) return null;

  async function ask() {
    const { text, ...question } = UNDO_QUESTION;
    if ((await askConfirm(text, question)) && (await undo())) {
      navigate(`/gonggu/list/${room.groupBoardId}`, { replace: true });
    }
  }

  return (
    <div className={css.strip}>
      <UndoRow until={room.undoUntil} onUndo={ask} />
    </div>
  );
}
