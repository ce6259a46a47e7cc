import type { LoginProvider, OwnIdentity } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { linkLogin, loginsQuery, useUnlinkLogin } from '../../api/account';
import { errorText } from '../../api/error-copy';
import { askConfirm, notify } from '../../notices/notices';
import { useSinglePress } from '../../ui/control/button';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { GoogleMark, KakaoMark, NaverMark } from '../../ui/piece/provider-marks';
import { MenuCard } from '../menu';
import * as css from './account.css';

const PROVIDERS: Record<LoginProvider, { name: string; Mark: () => React.JSX.Element }> = {
  kakao: { name: '카카오', Mark: KakaoMark },
  naver: { name: '네이버', Mark: NaverMark },
  google: { name: '구글', Mark: GoogleMark },
};

/** The ways into this account; the last one stays. */
export function OwnLogins() {
  const { data, error, refetch } = useQuery(loginsQuery);
  if (!data) return error ? <Failed onRetry={() => refetch()} /> : <Loading text="로딩중..." />;
  const linked = data.filter(({ linkedAt }) => linkedAt !== null).length;
  return (
    <MenuCard>
      {data.map((login) => (
        <Login key={login.provider} login={login} removable={linked > 1} />
      ))}
    </MenuCard>
  );
}

function Login({ login: { provider, linkedAt }, removable }: { login: OwnIdentity; removable: boolean }) {
  const { name, Mark } = PROVIDERS[provider];
  const unlink = useUnlinkLogin();
  const { press: part } = useSinglePress(async () => {
    const sure = await askConfirm(`${name} 연결을 끊을까요?`, {
      detail: '다음부터는 다른 방법으로 로그인해야 해요.',
      yes: '연결 끊기',
    });
    if (sure) await unlink(provider).catch((error: unknown) => notify(errorText(error), 'bad'));
  });
  const { press: link } = useSinglePress(() =>
    linkLogin(provider).catch((error: unknown) => notify(errorText(error), 'bad')),
  );
  return (
    <li className={css.row}>
      <span className={css.mark[provider]}>
        <Mark />
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
      </span>
      {linkedAt === null ? (
        <button type="button" className={css.link} onClick={link} aria-label={`${name} 연결하기`}>
          연결하기
        </button>
      ) : (
        <>
          <span className={css.here}>
            <Link2 size={17} aria-hidden />
            연결됨
          </span>
          {removable && (
            <button type="button" className={css.action} onClick={part} aria-label={`${name} 연결 끊기`}>
              끊기
            </button>
          )}
        </>
      )}
    </li>
  );
}
