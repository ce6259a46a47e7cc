import type { BoardDetail } from '@mungchi/contract';
import { useUndoJoin } from '../../api/seat-verbs';
import { askConfirm } from '../../notices/notices';
import { UNDO_QUESTION, UndoRow } from '../../ui/piece/undo-row';

/** On the post that was joined a moment ago. */
export function UndoJoin({ board }: { board: BoardDetail }) {
  const undo = useUndoJoin(board.id);
  if (!board.undoUntil) return null;

  async function ask() {
    const { text, ...question } = UNDO_QUESTION;
    if (await askConfirm(text, question)) await undo();
  }

  return <UndoRow until={board.undoUntil} onUndo={ask} />;
}
