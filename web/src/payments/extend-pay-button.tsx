import type { RoomId } from '@mungchi/contract';
import { CalendarPlus } from 'lucide-react';
import { useExtendPayBy } from '../api/seat-verbs';
import { notify } from '../notices/notices';
import { Button } from '../ui/control/button';

/** The leader gives everybody who still owes a day more; once. */
export function ExtendPayButton({ chatRoomId }: { chatRoomId: RoomId }) {
  const extend = useExtendPayBy(chatRoomId);
  return (
    <Button
      kind="secondary"
      onPress={async () => {
        if (await extend()) notify('결제 기한을 하루 늘렸어요.');
      }}
    >
      <CalendarPlus size={20} aria-hidden />
      결제 기한 하루 늘리기
    </Button>
  );
}
