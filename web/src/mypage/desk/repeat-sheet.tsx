import { firstReminder, type OwnBoardCard, REPEAT_WEEKS, type Repeat } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Check } from 'lucide-react';
import { useState } from 'react';
import { boardFormQuery } from '../../api/boards';
import { errorText } from '../../api/error-copy';
import { useRepeat } from '../../api/repeats';
import { notify, showAlert } from '../../notices/notices';
import { useSeoulToday } from '../../time/clock';
import { longDay } from '../../time/time-label';
import { Button } from '../../ui/control/button';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { Sheet } from '../../ui/frame/sheet';
import { Picture } from '../../ui/piece/picture';
import { won } from '../../ui/text/money';
import * as css from './repeat-sheet.css';

const ROUNDS: Record<Repeat['weeks'], string> = { 1: '매주', 2: '2주마다', 4: '4주마다' };
/** Monday first, as people plan a week. */
const DAYS = [1, 2, 3, 4, 5, 6, 0];
const NAMES = '일월화수목금토';

type Props = { board: OwnBoardCard; open: boolean; onClose: () => void };

/** How often the leader is reminded of opening it again; nothing opens by itself. */
export function RepeatSheet({ board, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="다시 열기 알림" showTitle>
      <p className={css.text}>열 때가 되면 아침 10시에 알려 드려요.</p>
      {open && <Wish board={board} onClose={onClose} />}
    </Sheet>
  );
}

function Wish({ board, onClose }: Omit<Props, 'open'>) {
  const { data, error, refetch } = useQuery(boardFormQuery(board.id));
  if (data) return <WishForm board={board} kept={data.again.repeat} onClose={onClose} />;
  return error ? <Failed onRetry={() => refetch()} /> : <Loading text="불러오고 있어요." />;
}

type FormProps = { board: OwnBoardCard; kept: Repeat | null; onClose: () => void };

function WishForm({ board, kept, onClose }: FormProps) {
  const today = useSeoulToday();
  const [wish, setWish] = useState<Pick<Repeat, 'weeks' | 'weekday'>>(kept ?? { weeks: 2, weekday: 1 });
  const save = useRepeat(board.id);
  const isKept = kept?.weeks === wish.weeks && kept.weekday === wish.weekday;
  const first = isKept ? kept.nextOn : firstReminder(today, wish);

  async function send(next: typeof wish | null, words: string) {
    try {
      await save(next);
      onClose();
      notify(words);
    } catch (error) {
      await showAlert(errorText(error));
    }
  }

  return (
    <>
      <div className={css.board}>
        <Picture src={board.image} alt="" width={48} height={48} />
        <p className={css.words}>
          <b className={css.title}>{board.title}</b>
          <span className={css.small}>
            {board.maxSeats > 1 ? '1몫' : '1인'} {won(board.perPersonPrice)}
            {board.stage === 'COMPLETED' && board.maxSeats === 1 && ` · ${board.currentUsers}명이 함께했어요`}
          </span>
        </p>
      </div>
      <fieldset className={css.group}>
        <legend className={css.legend}>얼마나 자주요?</legend>
        <div className={css.rounds}>
          {REPEAT_WEEKS.map((weeks) => (
            <button
              key={weeks}
              type="button"
              className={css.round}
              aria-pressed={wish.weeks === weeks}
              onClick={() => setWish({ ...wish, weeks })}
            >
              {wish.weeks === weeks && <Check size={16} aria-hidden />} {ROUNDS[weeks]}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>무슨 요일에요?</legend>
        <div className={css.days}>
          {DAYS.map((weekday) => (
            <button
              key={weekday}
              type="button"
              className={css.day}
              aria-label={`${NAMES[weekday]}요일`}
              aria-pressed={wish.weekday === weekday}
              onClick={() => setWish({ ...wish, weekday })}
            >
              {NAMES[weekday]}
            </button>
          ))}
        </div>
      </fieldset>
      <p className={css.first} role="status">
        <CalendarSync size={22} aria-hidden className={css.icon} />
        <span>
          <b>
            {isKept ? '다음' : '첫'} 알림은 {longDay(first)} 아침 10시
          </b>
          <span className={css.small}>저절로 열리지 않아요. 값을 확인하고 직접 열어요.</span>
        </span>
      </p>
      <div className={css.ways}>
        <Button disabled={isKept} onPress={() => send(wish, '때가 되면 알려 드릴게요.')}>
          {kept ? '알림 바꾸기' : '알림 받기'}
        </Button>
        {kept && (
          <Button kind="plain" onPress={() => send(null, '다시 열기 알림을 껐어요.')}>
            알림 끄기
          </Button>
        )}
      </div>
    </>
  );
}
