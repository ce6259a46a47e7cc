import { BOARD_SEATS_MAX, shareOf } from '@mungchi/contract';
import { SwitchRow } from '../../ui/control/switch-row';
import { HeadCount } from '../../ui/field/head-count';
import { perPerson, won } from '../../ui/text/money';
import type { BoardDraft } from './board-draft';
import * as css from './board-form.css';

type Props = {
  draft: BoardDraft;
  problems: Readonly<Record<string, string>>;
  onChange: (part: Partial<BoardDraft>) => void;
};

/** How many shares the leader takes, and whether a neighbour may take several. */
export function SharesField({ draft, problems, onChange }: Props) {
  const total = draft.totalUser ?? 2;
  const mySeats = draft.mySeats ?? 1;
  const most = Math.max(1, Math.min(BOARD_SEATS_MAX, total - mySeats));
  const isShared = (draft.maxSeats ?? 1) > 1;
  return (
    <div className={css.shares}>
      <HeadCount
        label="나는 몇 몫?"
        unit="몫"
        value={mySeats}
        min={1}
        max={Math.max(1, total - 1)}
        error={problems['mySeats']}
        onChangeNumber={(value) => onChange({ mySeats: value ?? 1 })}
      />
      <SwitchRow
        title="한 사람이 여러 몫을 가져도 돼요"
        on={isShared}
        onChange={(on) => onChange({ maxSeats: on ? Math.max(2, Math.min(3, most)) : 1 })}
      />
      {isShared && (
        <HeadCount
          label="한 사람이 최대"
          unit="몫"
          value={draft.maxSeats ?? null}
          min={2}
          max={Math.max(2, most)}
          error={problems['maxSeats']}
          onChangeNumber={(value) => onChange({ maxSeats: value ?? 2 })}
        />
      )}
      {(isShared || mySeats > 1) && <OwnShare draft={draft} />}
    </div>
  );
}

/** `1몫 8,000원 · 내 몫 16,000원`, while typing. */
function OwnShare({ draft: { price, totalUser, mySeats } }: { draft: BoardDraft }) {
  const known = price !== null && totalUser !== null && price > 0 && totalUser > 0;
  const own = known ? shareOf({ price, totalUser }, { role: 'LEADER', seats: mySeats ?? 1 }) : 0;
  return (
    <p className={css.share}>
      <span>
        1몫 <b className={css.amount}>{known ? won(perPerson(price, totalUser)) : '-'}</b>
      </span>
      <span>
        내 몫 <b className={css.amount}>{known ? won(own) : '-'}</b>
      </span>
    </p>
  );
}
