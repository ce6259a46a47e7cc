import { dayWords } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../api/error-copy';
import { consentsQuery, useSaveConsents } from '../../api/legal';
import { Link } from '../../links';
import { notify } from '../../notices/notices';
import { SwitchRow } from '../../ui/control/switch-row';
import { Loading } from '../../ui/feedback/loading';
import { MenuCard } from '../menu';
import * as css from './account.css';

/** The consent to the device's position, given or taken back here, and when it was used and what for. */
export function OwnPosition() {
  const { data } = useQuery(consentsQuery);
  const save = useSaveConsents();
  if (!data) return <Loading text="로딩중..." />;
  const consent = data.consents.find(({ kind }) => kind === 'LOCATION');
  if (!consent) return null;
  const { version, given } = consent;

  async function change(on: boolean): Promise<void> {
    try {
      await save({ consents: [{ kind: 'LOCATION', version, given: on }] });
      notify(
        on ? '기기 위치를 쓰는 데 동의했어요.' : '기기 위치를 쓰지 않을게요. 주소를 검색해서 동네를 정할 수 있어요.',
      );
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <>
      <MenuCard>
        <li>
          <SwitchRow
            title="기기 위치 쓰기"
            text="‘내 위치’와 동네 인증을 누를 때만 써요"
            on={given}
            onChange={change}
          />
        </li>
        {data.positions.map(({ at, purpose }) => (
          <li key={at} className={css.row}>
            <span className={css.words}>
              <span className={css.name}>{purpose}</span>
              <span className={css.meta}>
                <time dateTime={at}>{dayWords(new Date(at))}</time>에 위치를 썼어요
              </span>
            </span>
          </li>
        ))}
      </MenuCard>
      <Link to="/legal/location" className={css.message}>
        무엇에 동의하는지 보기
      </Link>
    </>
  );
}
