import { useCancelBoard } from '../../api/board-verbs';
import { errorText } from '../../api/error-copy';
import { useTakeRest } from '../../api/seat-verbs';
import { settle } from '../../api/settle';
import { askConfirm, notify } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { takeRestQuestion } from '../../ui/text/take-rest-words';
import { useRoomContext } from '../room/room-context';
import { ShareRoomButton } from '../room/share-room-button';
import * as css from './vacancy-buttons.css';

/** What the leader of a full purchase can do about a seat that fell free. */
export function VacancyButtons() {
  const { room, me } = useRoomContext();
  const takeRest = useTakeRest(room.groupBoardId);
  const cancel = useCancelBoard(room.groupBoardId, () => notify('공구를 취소했어요.'));
  const beside = room.participants.filter(({ role }) => role !== 'LEADER');
  // Seats handed on are still somebody's.
  const handedOn = beside.reduce((sum, { handingOn, seats }) => sum + (handingOn ? seats : 0), 0);
  const takeable = room.openSeats - handedOn;

  async function take() {
    const { text, ...question } = takeRestQuestion({ ...room, seats: me.seats, takeable });
    if (await askConfirm(text, question)) await settle(takeRest());
  }

  async function callOff() {
    const detail = '결제한 이웃에게는 모두 환불돼요. 되돌릴 수 없어요.';
    const question = { detail, yes: '공구 취소', no: '유지할게요', danger: true };
    if (await askConfirm('공구를 취소할까요?', question))
      await cancel().catch((error: unknown) => notify(errorText(error), 'bad'));
  }

  return (
    <div className={css.buttons}>
      <ShareRoomButton room={room} kind="secondary">
        이웃에게 알리기
      </ShareRoomButton>
      {takeable > 0 && beside.length > 0 && (
        <Button size="small" kind="secondary" onPress={take}>
          내가 맡기
        </Button>
      )}
      <Button size="small" kind="plain" onPress={callOff}>
        공구 취소하기
      </Button>
    </div>
  );
}
