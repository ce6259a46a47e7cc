import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { devicesQuery } from '../api/notifications';
import { notify } from '../notices/notices';
import { switchOff, switchOn } from './this-device';

/** Switches push messages to this device on or off, and says what came of it. */
export function usePushSwitch(publicKey: string): (on: boolean) => Promise<void> {
  const queries = useQueryClient();
  return async (on) => {
    try {
      const permission = on ? await switchOn(publicKey) : await switchOff();
      if (permission === 'granted') notify('이 기기로 알림을 보내 드릴게요.');
    } catch (error) {
      const words = error instanceof ApiError ? error.message : undefined;
      notify(words ?? `알림을 ${on ? '켜지' : '끄지'} 못했어요. 잠시 후 다시 시도해 주세요.`, 'bad');
    }
    await queries.invalidateQueries({ queryKey: devicesQuery.queryKey });
  };
}
