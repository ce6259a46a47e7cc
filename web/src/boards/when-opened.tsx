import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { errorText } from '../api/error-copy';
import { useSaveAlertSettings } from '../api/notification-verbs';
import { alertSettingsQuery } from '../api/notifications';
import { notify } from '../notices/notices';
import { SwitchRow } from '../ui/control/switch-row';
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
        text="하루에 한 번, 새로 열린 공구를 알려요"
        on={data?.nearby ?? false}
        onChange={(nearby) => save({ nearby })}
      />
    </div>
  );
}
