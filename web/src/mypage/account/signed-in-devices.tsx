import type { SignedInDevice } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, Monitor, Smartphone } from 'lucide-react';
import { sessionsQuery, useEndSession } from '../../api/account';
import { errorText } from '../../api/error-copy';
import { notify } from '../../notices/notices';
import { useSinglePress } from '../../ui/control/button';
import { usePassFocus } from '../../ui/control/use-pass-focus';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { TimeAgo } from '../../ui/piece/time';
import { MenuCard } from '../menu';
import { tone } from '../menu.css';
import * as css from './account.css';

export function SignedInDevices() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  if (!data) return error ? <Failed onRetry={() => refetch()} /> : <Loading text="로딩중..." />;
  return (
    <MenuCard>
      {data.map((device) => (
        <Device key={device.id} device={device} />
      ))}
    </MenuCard>
  );
}

function Device({ device: { id, browser, usedAt, here } }: { device: SignedInDevice }) {
  const row = usePassFocus<HTMLLIElement>();
  const end = useEndSession();
  const { press } = useSinglePress(async () => {
    try {
      await end(id);
      notify(`${browser}에서 로그아웃했어요.`);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  });
  const Icon = /아이폰|안드로이드|아이패드/.test(browser) ? Smartphone : Monitor;
  return (
    <li ref={row} className={css.row}>
      <span className={tone[here ? 'green' : 'grey']}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={css.words}>
        <span className={css.name}>{browser}</span>
        <span className={css.meta}>{here ? '지금 쓰고 있어요' : <TimeAgo instant={usedAt} />}</span>
      </span>
      {here ? (
        <span className={css.here}>
          <Check size={17} aria-hidden />이 기기
        </span>
      ) : (
        <button type="button" className={css.action} onClick={press} aria-label={`${browser} 로그아웃`}>
          로그아웃
        </button>
      )}
    </li>
  );
}
