import { Bell, BellRing } from 'lucide-react';
import { useSinglePress } from '../../ui/control/button';
import * as chip from '../../ui/control/chip.css';
import { SwitchRow } from '../../ui/control/switch-row';
import * as ways from '../other-ways.css';
import * as css from './alert-bell.css';
import { useWordAlert } from './word-alert';

/** Beside what was found: to hear of the next one, too. */
export function AlertBell({ keyword }: { keyword: string }) {
  const { on, change } = useWordAlert(keyword);
  const { pending, press } = useSinglePress(() => change?.());
  if (!change) return null;
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-busy={pending || undefined}
      aria-label={`‘${keyword}’ 알림 받기`}
      className={`${on ? chip.tint : chip.off} ${chip.height.header}`}
      onClick={press}
    >
      {on ? <BellRing size={18} aria-hidden /> : <Bell size={18} aria-hidden />}
      {on ? '알림 받는 중' : '알림 받기'}
    </button>
  );
}

/** Where nothing was found: the same as a switch. */
export function AlertSwitch({ keyword }: { keyword: string }) {
  const { on, change } = useWordAlert(keyword);
  if (!change) return null;
  return (
    <div className={css.card}>
      <SwitchRow
        start={
          <span className={ways.bell}>
            <Bell size={20} aria-hidden />
          </span>
        }
        title={`‘${keyword}’ 공구가 열리면 알려 드릴게요`}
        on={on}
        onChange={change}
      />
    </div>
  );
}
