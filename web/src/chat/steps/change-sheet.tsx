import type { ChatRoom, Participant } from '@mungchi/contract';
import { ArrowRight, Clock } from 'lucide-react';
import { useAnswerChange } from '../../api/seat-verbs';
import { askConfirm } from '../../notices/notices';
import { useNow } from '../../time/clock';
import { untilWords } from '../../time/until-words';
import { Button } from '../../ui/control/button';
import { hidden } from '../../ui/foundation/type.css';
import { Sheet } from '../../ui/frame/sheet';
import { won } from '../../ui/text/money';
import * as css from './change-sheet.css';
import { changeOf, changeTitle } from './change-words';
import { ownAmounts } from './own-amounts';

type Props = { room: ChatRoom; me: Participant; until: string; open: boolean; onClose: () => void };

/** What it was, what it is, and what silence means. Leaving is as large as staying. */
export function ChangeSheet({ room, me, until, open, onClose }: Props) {
  const answer = useAnswerChange(room.id);
  const { at } = untilWords(until, useNow());
  const own = ownAmounts(room, me.seats);
  const leader = room.participants.find(({ role }) => role === 'LEADER');

  async function stay() {
    await answer(true);
    onClose();
  }

  async function leave() {
    onClose();
    const detail = '낼 돈은 없고 자리는 다른 이웃에게 열려요.';
    const question = { detail, yes: '빠질게요', no: '계속할게요', danger: true };
    if (await askConfirm('이 공구에서 빠질까요?', question)) await answer(false);
  }

  return (
    <Sheet open={open} onClose={onClose} title={changeTitle(room.changes)}>
      <div className={css.sheet}>
        <p className={css.title} aria-hidden>
          {changeTitle(room.changes)}
        </p>
        {leader && <p className={css.lead}>리더 {leader.nickname}님이 바꿨어요.</p>}
        {room.changes.map((change) => {
          const { term, before, after } = changeOf(change);
          return (
            <section key={term} className={css.change} aria-label={term}>
              {before !== null && (
                <>
                  <p className={css.side}>
                    <span className={css.when}>참여할 때</span>
                    <s className={css.old}>{before}</s>
                  </p>
                  <span className={css.arrow}>
                    <ArrowRight size={20} aria-hidden />
                    <span className={hidden}>에서</span>
                  </span>
                </>
              )}
              <p className={css.side}>
                <span className={css.when}>{before === null ? `지금 ${term}` : '지금'}</span>
                <b className={css.now}>{after}</b>
              </p>
            </section>
          );
        })}
        <div>
          {own && (
            <p className={css.row}>
              내가 받는 양
              <span className={css.value}>
                {own.before && (
                  <>
                    <s className={css.before}>{own.before}</s>
                    <ArrowRight size={16} aria-hidden />
                    <span className={hidden}>에서</span>
                  </>
                )}
                <b>{own.after}</b>
              </span>
            </p>
          )}
          <p className={css.row}>
            내가 낼 금액
            <span className={css.value}>
              <b>{won(me.share)}</b>
              <span className={css.same}>그대로</span>
            </span>
          </p>
        </div>
        <p className={css.until}>
          <Clock size={20} aria-hidden className={css.clock} />
          <span>
            <b>{at}까지 골라 주세요.</b>
            <br />
            답이 없으면 계속하는 걸로 볼게요. 아직 낸 돈은 없어요.
          </span>
        </p>
        <Button onPress={stay}>계속할게요</Button>
        <Button kind="plain" onPress={leave}>
          빠질게요
        </Button>
      </div>
    </Sheet>
  );
}
