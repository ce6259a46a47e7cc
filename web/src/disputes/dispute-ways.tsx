import type { ChatRoom, Dispute } from '@mungchi/contract';
import { useAcceptDispute, useWithdrawDispute } from '../api/disputes';
import { askConfirm, notify } from '../notices/notices';
import { Button, ButtonLink } from '../ui/control/button';
import { lazyPart } from '../ui/feedback/lazy-part';
import { BottomBar } from '../ui/frame/bottom-bar';
import { useLateSheet } from '../ui/frame/use-late-sheet';
import { won } from '../ui/text/money';
import { isOpen, moneySourceOf } from './dispute-rules';
import * as css from './dispute-view.css';

const ContestSheet = lazyPart(() => import('./contest-sheet').then((at) => at.ContestSheet));

type Props = { room: ChatRoom; dispute: Dispute };

/** The leader gives back, or sees it differently. */
export function LeaderBar({ room, dispute }: Props) {
  const accept = useAcceptDispute(room.id);
  const sheet = useLateSheet();
  if (!isOpen(dispute)) return null;

  async function giveBack() {
    const question = `${won(dispute.wanted)}을 ${dispute.nickname}님에게 돌려줄까요?`;
    const detail = `${moneySourceOf(room.stage)}에서 돌려 드려요.`;
    if (!(await askConfirm(question, { detail, yes: '돌려줄게요' }))) return;
    if (await accept(dispute.id)) notify(`${won(dispute.wanted)}을 돌려주기로 했어요.`);
  }

  return (
    <BottomBar>
      <div className={css.buttons}>
        <Button onPress={giveBack}>받아들이고 돌려주기</Button>
        {dispute.state === 'OPEN' && (
          <Button kind="plain" aria-haspopup="dialog" onPress={sheet.open}>
            다르게 생각해요
          </Button>
        )}
      </div>
      {sheet.isWanted && <ContestSheet room={room} dispute={dispute} open={sheet.isOpen} onClose={sheet.close} />}
    </BottomBar>
  );
}

/** The follower can take it back while it is open, and tell of another problem afterwards. */
export function FollowerBar({ room, dispute, onAnew }: Props & { onAnew: (() => void) | undefined }) {
  const withdraw = useWithdrawDispute(room.id);
  if (!isOpen(dispute)) {
    return onAnew ? (
      <BottomBar>
        <Button kind="plain" onPress={onAnew}>
          다른 문제 알리기
        </Button>
      </BottomBar>
    ) : null;
  }

  async function takeBack() {
    const detail = '돌려받지 않고 거래를 이어 가요. 문제는 모두 세 번까지 알릴 수 있어요.';
    if (await askConfirm('알린 문제를 취소할까요?', { detail, yes: '취소할게요', no: '그대로 둘게요' }))
      await withdraw(dispute.id);
  }

  return (
    <BottomBar>
      {dispute.kind === 'STALLED' ? (
        // What silence opened ends with the neighbour's own word.
        <div className={css.buttons}>
          <p className={css.after}>물건을 받은 다음에 눌러 주세요.</p>
          <ButtonLink to={`/chat/${room.id}/receive`}>받았어요</ButtonLink>
        </div>
      ) : (
        <Button kind="plain" onPress={takeBack}>
          알린 문제 취소하기
        </Button>
      )}
    </BottomBar>
  );
}
