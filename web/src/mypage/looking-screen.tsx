import type { Alerts } from '@mungchi/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../api/error-copy';
import { alertsQuery } from '../api/finding';
import { useSaveAlertSettings } from '../api/notification-verbs';
import { alertSettingsQuery } from '../api/notifications';
import { readFailedAgain } from '../api/query-client';
import { notify } from '../notices/notices';
import { SwitchRow } from '../ui/control/switch-row';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { RowSkeletons } from '../ui/feedback/skeleton';
import { Screen } from '../ui/frame/screen';
import { Mascot } from '../ui/mascot/mascot';
import { LookingReach } from './looking-reach';
import { LookingRegulars } from './looking-regulars';
import * as css from './looking-screen.css';
import { LookingWishes } from './looking-wishes';
import { LookingWords } from './looking-words';
import { MypageBar } from './mypage-bar';

/** Everything that calls somebody to something new, and the end of each. */
export function LookingScreen() {
  return (
    <Screen canvas header={<MypageBar title="찾아오는 공구" />}>
      <Looking />
    </Screen>
  );
}

function Looking() {
  const queries = useQueryClient();
  const { data, isPending } = useQuery(alertsQuery);
  if (isPending) return <Loading text="찾아오는 공구를 불러오고 있어요." skeleton={<RowSkeletons />} />;
  if (!data) return <Failed onRetry={() => readFailedAgain(queries)} />;
  return <Everything alerts={data} />;
}

function Everything({ alerts }: { alerts: Alerts }) {
  return (
    <div className={css.page}>
      <div className={css.promise}>
        <Mascot size={64} color="yellow" mood="greeting" />
        <p className={css.words}>
          <span className={css.most}>
            <b>하루 세 번까지만</b> 울려요.
          </span>
          <span>밤 9시부터 아침 8시까지는 조용해요.</span>
        </p>
      </div>
      <LookingWords words={alerts.words} />
      <LookingRegulars />
      <LookingWishes />
      <LookingReach reach={alerts.reach} />
      <Nearby />
    </div>
  );
}

function Nearby() {
  const { data } = useQuery(alertSettingsQuery);
  const save = useSaveAlertSettings((error) => notify(errorText(error), 'bad'));
  return (
    <div className={css.nearby}>
      <SwitchRow
        title="근처 새 공구"
        text="하루에 한 번, 새로 열린 공구를 알려요"
        on={data?.nearby ?? false}
        onChange={(nearby) => save({ nearby })}
      />
    </div>
  );
}
