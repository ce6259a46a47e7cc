import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { configQuery } from '../api/config';
import { alertSettingsQuery, devicesQuery } from '../api/notifications';
import { readFailedAgain } from '../api/query-client';
import { Link } from '../links';
import { useBack } from '../shell/use-back';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { RowSkeletons } from '../ui/feedback/skeleton';
import { AppBar } from '../ui/frame/app-bar';
import { Screen } from '../ui/frame/screen';
import { alertState } from './alert-state';
import * as css from './alerts.css';
import { DeviceList } from './device-list';
import { KindSwitches } from './kind-switches';
import { ConsentOffers } from './offers';
import { PushCard } from './push-card';
import { QuietHours } from './quiet-hours';
import { thisDevice } from './this-device';
import { useCircumstances } from './use-circumstances';

/** What one is told by push, when, and where. */
export function AlertsScreen() {
  const back = useBack('/mypage');
  return (
    <Screen canvas header={<AppBar title="알림 설정" align="left" onBack={back} />}>
      <Alerts />
    </Screen>
  );
}

function Alerts() {
  const queries = useQueryClient();
  const config = useQuery(configQuery);
  const settings = useQuery(alertSettingsQuery);
  const devices = useQuery(devicesQuery);
  const browser = useCircumstances();
  if (config.data && settings.data && devices.data) {
    const here = thisDevice()?.id;
    const registered = devices.data.some(({ id }) => id === here);
    const state = alertState({ ...browser, push: config.data.push !== null, registered });
    return (
      <div className={css.page}>
        <PushCard state={state} publicKey={config.data.push?.publicKey ?? ''} />
        {/* The settings are the person's, not this device's: another one may be receiving. */}
        {(state === 'on' || devices.data.length > 0) && (
          <>
            <KindSwitches settings={settings.data} />
            <Link to="/mypage/looking" className={css.looking}>
              찾아오는 공구 <ChevronRight size={20} aria-hidden />
            </Link>
            <QuietHours settings={settings.data} />
            <DeviceList devices={devices.data} here={here} canTest={state !== 'off'} />
          </>
        )}
        <ConsentOffers />
      </div>
    );
  }
  if (config.error || settings.error || devices.error) return <Failed onRetry={() => readFailedAgain(queries)} />;
  return <Loading text="알림 설정을 불러오는 중이에요." skeleton={<RowSkeletons />} />;
}
