import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/me';
import { SwitchRow } from '../../ui/control/switch-row';
import type { BoardDraft } from './board-draft';
import * as css from './verified-switch.css';

type Props = { on: boolean; problem: string | undefined; onChange: (part: Partial<BoardDraft>) => void };

/** For a leader whose home is checked; who has it on already can always switch it off. */
export function VerifiedSwitch({ on, problem, onChange }: Props) {
  const { data: me } = useQuery(meQuery);
  if (!on && !me?.checkedUntil) return null;
  return (
    <div className={css.row}>
      <SwitchRow
        title="동네 인증한 이웃만 참여하기"
        text="참여할 수 있는 이웃이 줄어들 수 있어요."
        on={on}
        onChange={(verifiedOnly) => onChange({ verifiedOnly })}
      />
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
