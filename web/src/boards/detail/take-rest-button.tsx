import type { BoardDetail } from '@mungchi/contract';
import { useTakeRest } from '../../api/seat-verbs';
import { settle } from '../../api/settle';
import { askConfirm } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { takeRestQuestion } from '../../ui/text/take-rest-words';

/** The leader takes what is free instead of waiting on. */
export function TakeRestButton({ board }: { board: BoardDetail }) {
  const takeRest = useTakeRest(board.id);

  async function take() {
    const { text, ...question } = takeRestQuestion({ ...board, seats: board.participants[0]?.seats ?? 1 });
    if (await askConfirm(text, question)) await settle(takeRest());
  }

  return (
    <Button kind="plain" size="small" onPress={take}>
      남은 {board.takeable}자리 내가 맡기
    </Button>
  );
}
