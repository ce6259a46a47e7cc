import { BOARD_SEATS_MAX, shareOf } from '@mungchi/contract';
import { HeadCount } from '../../ui/field/head-count';
import { perPerson, won } from '../../ui/text/money';
import type { BoardDraft } from './board-draft';
import * as css from './board-form.css';

type Props = {
  draft: BoardDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<BoardDraft>) => void;
};

export function takesSeveral({ maxSeats = 1, mySeats = 1 }: BoardDraft): boolean {
  return maxSeats > 1 || mySeats > 1;
}

/** How many shares a neighbour may take, and the leader takes. One is what it always was, so there is no switch. */
export function SharesField({ draft, problems, onChange }: Props) {
  const total = draft.totalUser ?? 2;
  const mySeats = draft.mySeats ?? 1;
  const most = Math.max(1, Math.min(BOARD_SEATS_MAX, total - mySeats));
  return (
    <div className={css.shares}>
      <HeadCount
        label="한 사람이 최대"
        unit="몫"
        value={draft.maxSeats ?? 1}
        min={1}
        max={most}
        error={problems['maxSeats']}
        onChangeNumber={(value) => onChange({ maxSeats: value ?? 1 })}
      />
      <HeadCount
        label="나는"
        unit="몫"
        value={mySeats}
        min={1}
        max={Math.max(1, total - 1)}
        error={problems['mySeats']}
        onChangeNumber={(value) => onChange({ mySeats: value ?? 1 })}
      />
      {takesSeveral(draft) && <OwnShare draft={draft} />}
    </div>
  );
}

/** `한 몫은 8,000원, 내 몫은 16,000원이에요.`, while typing. */
function OwnShare({ draft: { price, totalUser, mySeats } }: { draft: BoardDraft }) {
  if (price === null || totalUser === null || price <= 0 || totalUser <= 0) return null;
  const own = shareOf({ price, totalUser }, { role: 'LEADER', seats: mySeats ?? 1 });
  return (
    <p className={css.note}>
      한 몫은 {won(perPerson(price, totalUser))}, 내 몫은 {won(own)}이에요.
    </p>
  );
}
