import type { Participant, RoomId } from '@mungchi/contract';
import { Bell, Check } from 'lucide-react';
import { useNudge } from '../api/seat-verbs';
import { notify } from '../notices/notices';
import { Button } from '../ui/control/button';
import * as css from './nudge-button.css';

/** The leader reminds one neighbour; for a while afterwards it says that this was done. */
export function NudgeButton({ chatRoomId, person }: { chatRoomId: RoomId; person: Participant }) {
  const nudge = useNudge(chatRoomId);
  const { nickname, participantId } = person;
  if (!person.nudgeable) {
    return (
      <span className={css.told}>
        <Check size={18} aria-hidden />
        알렸어요
      </span>
    );
  }
  return (
    <Button
      size="small"
      kind="secondary"
      aria-label={`${nickname}님에게 알리기`}
      onPress={async () => {
        if (await nudge(participantId)) notify(`${nickname}님에게 알렸어요.`);
      }}
    >
      <Bell size={18} aria-hidden />
      알리기
    </Button>
  );
}
