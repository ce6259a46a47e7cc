import type { Device } from '@mungchi/contract';
import { BellRing, Monitor, Smartphone, Trash2 } from 'lucide-react';
import { errorText } from '../api/error-copy';
import { useRemoveDevice, useTestDevice } from '../api/notification-verbs';
import { askConfirm, notify } from '../notices/notices';
import { serverNow, useNow } from '../time/clock';
import { Button } from '../ui/control/button';
import { IconButton } from '../ui/control/icon-button';
import * as css from './alerts.css';
import { inboxTime } from './inbox-rules';
import { switchOff } from './this-device';

type Props = { devices: readonly Device[]; here: number | undefined; canTest: boolean };

/** Where push messages arrive; this device first. */
export function DeviceList({ devices, here, canTest }: Props) {
  if (devices.length === 0) return null;
  const sorted = [...devices].sort((a, b) => Number(b.id === here) - Number(a.id === here));
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className={css.label}>
        알림 받는 기기
      </h2>
      <ul className={css.panel}>
        {sorted.map((device) => (
          <DeviceRow key={device.id} device={device} isHere={device.id === here} canTest={canTest} />
        ))}
      </ul>
    </section>
  );
}

function DeviceRow({ device, isHere, canTest }: { device: Device; isHere: boolean; canTest: boolean }) {
  useNow();
  const sendTest = useTestDevice();
  const removeDevice = useRemoveDevice();
  const { id, name, lastOkAt } = device;
  const Icon = /^(아이폰|아이패드|안드로이드)/.test(name) ? Smartphone : Monitor;

  async function test() {
    try {
      await sendTest(id);
      notify('테스트 알림을 보냈어요.');
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  async function remove() {
    if (!(await askConfirm('이 기기로 알림을 그만 보낼까요?', { detail: name, yes: '지우기', danger: true }))) return;
    try {
      if (isHere) await switchOff();
      await removeDevice(id);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <li className={css.device}>
      <div className={css.deviceHead}>
        <span className={css.deviceTile}>
          <Icon size={22} aria-hidden />
        </span>
        <div className={css.words}>
          <p className={css.deviceName}>
            {name}
            {isHere && <span className={css.here}>이 기기</span>}
          </p>
          <p className={css.small}>
            {lastOkAt === null ? '아직 보낸 알림이 없어요' : `마지막 알림 ${inboxTime(lastOkAt, serverNow())}`}
          </p>
        </div>
        <span className={css.trash}>
          <IconButton icon={Trash2} label={`${name} 지우기`} iconSize={20} onClick={remove} />
        </span>
      </div>
      {canTest && (
        <Button size="small" kind="secondary" onPress={test}>
          <BellRing size={18} aria-hidden />
          테스트 보내기
        </Button>
      )}
    </li>
  );
}
