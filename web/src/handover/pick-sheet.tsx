import type { TimePoll } from '@mungchi/contract';
import { hourOf, shortDayOf } from '../time/meeting-words';
import { Button } from '../ui/control/button';
import { Sheet } from '../ui/frame/sheet';
import * as css from './appointment-sheet.css';

type Props = {
  poll: TimePoll;
  open: boolean;
  onPick: (slot: number) => Promise<void>;
  onAsk: (sheet: 'appointment' | 'poll') => void;
  onClose: () => void;
};

/** All times of the poll, each as a button; and the ways for when none of them will do. */
export function PickSheet({ poll, open, onPick, onAsk, onClose }: Props) {
  function ask(sheet: 'appointment' | 'poll') {
    onClose();
    onAsk(sheet);
  }

  return (
    <Sheet open={open} onClose={onClose} title="언제로 정할까요?" showTitle>
      <div className={css.sheet}>
        <p className={css.lead}>정하면 이웃들에게 바로 알려 드려요.</p>
        <div className={css.buttons}>
          {poll.slots.map(({ slot, startsAt, count }) => (
            <Button
              key={slot}
              kind="secondary"
              onPress={async () => {
                await onPick(slot);
                onClose();
              }}
            >
              {shortDayOf(startsAt)} {hourOf(startsAt)} · {count}명
            </Button>
          ))}
          <Button kind="plain" onPress={() => ask('appointment')}>
            다른 시간으로 직접 정하기
          </Button>
          {poll.closed && (
            <Button kind="plain" onPress={() => ask('poll')}>
              다시 물어보기
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
