import type { ChatRoom } from '@mungchi/contract';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useOpenPoll } from '../api/handover-verbs';
import { notify } from '../notices/notices';
import { serverNow } from '../time/clock';
import { Button } from '../ui/control/button';
import { FieldSet } from '../ui/field/field-set';
import { Sheet } from '../ui/frame/sheet';
import * as css from './appointment-sheet.css';
import { SlotField } from './slot-field';
import { endOf, eveningIn, isPossible, TIME_REFUSED } from './slot-times';

const SLOTS = { min: 2, max: 5 };
const HOUR = 60;

type Props = { room: ChatRoom; open: boolean; onClose: () => void };

/** The leader offers two to five times; everybody marks those that suit. */
export function PollSheet({ room, open, onClose }: Props) {
  const [slots, setSlots] = useState(() => [1, 2].map((days) => eveningIn(days, serverNow())));
  const [problem, setProblem] = useState<string>();
  const ask = useOpenPoll(room.id);

  async function press() {
    const found = problemOf(slots);
    setProblem(found);
    if (found) return;
    const body = { slots: slots.toSorted().map((startsAt) => ({ startsAt, endsAt: endOf(startsAt, HOUR) })) };
    if (!(await ask(body))) return;
    notify('이웃들에게 가능한 시간을 물어봤어요.');
    onClose();
  }

  return (
    <Sheet open={open} onClose={onClose} title="언제 되는지 물어볼까요?" showTitle>
      <div className={css.sheet}>
        <p className={css.lead}>후보 시간을 2개에서 5개까지 골라 주세요. 이웃들이 가능한 시간을 모두 눌러요.</p>
        <FieldSet label="후보 시간" error={problem}>
          {slots.map((slot, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are places, what stands in them changes
            <div key={nth} className={css.slot}>
              <SlotField
                label={`${nth + 1}번째`}
                value={slot}
                onChange={(startsAt) => setSlots(slots.with(nth, startsAt))}
              />
              {slots.length > SLOTS.min && (
                <button
                  type="button"
                  className={css.remove}
                  aria-label={`${nth + 1}번째 시간 지우기`}
                  onClick={() => setSlots(slots.toSpliced(nth, 1))}
                >
                  <X size={20} aria-hidden />
                </button>
              )}
            </div>
          ))}
          {slots.length < SLOTS.max && (
            <button
              type="button"
              className={css.add}
              onClick={() => setSlots([...slots, eveningIn(slots.length + 1, serverNow())])}
            >
              <Plus size={18} aria-hidden />
              시간 추가
            </button>
          )}
        </FieldSet>
        <Button onPress={press}>물어보기</Button>
      </div>
    </Sheet>
  );
}

function problemOf(slots: string[]): string | undefined {
  if (slots.some((slot) => !isPossible(slot, serverNow()))) return TIME_REFUSED;
  return new Set(slots).size < slots.length ? '같은 시간이 있어요. 다른 시간으로 바꿔 주세요.' : undefined;
}
