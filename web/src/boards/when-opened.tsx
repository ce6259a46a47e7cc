import { RADII } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { errorText } from '../api/error-copy';
import { useSaveAlertSettings } from '../api/notification-verbs';
import { alertSettingsQuery } from '../api/notifications';
import { notify } from '../notices/notices';
import { SwitchRow } from '../ui/control/switch-row';
import { radiusText } from '../ui/text/distance';
import * as css from './other-ways.css';

/** To be told when somebody opens one after all; the same switch is in the settings. */
export function WhenOpened() {
  const { data } = useQuery(alertSettingsQuery);
  const save = useSaveAlertSettings((error) => notify(errorText(error), 'bad'));
  return (
    <div className={css.asked}>
      <SwitchRow
        start={
          <span className={css.bell}>
            <Bell size={20} aria-hidden />
          </span>
        }
        title="열리면 알려 드릴게요"
        text={`${radiusText(RADII.at(-1)!)} 안에 새 공구가 열릴 때`}
        on={data?.nearby ?? false}
        onChange={(nearby) => save({ nearby })}
      />
    </div>
  );
}
