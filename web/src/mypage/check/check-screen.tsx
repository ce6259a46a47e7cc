import { type AppLink, addDays, type BoardId, CHECK_DAYS, type CurrentUser, checkWords } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { MapPinCheck } from 'lucide-react';
import { useSearch } from 'wouter';
import { errorText } from '../../api/error-copy';
import { useDropCheck } from '../../api/home-check';
import { meQuery } from '../../api/me';
import { useLocation } from '../../links';
import { notify } from '../../notices/notices';
import { monthDay } from '../../time/time-label';
import { Button, ButtonLink } from '../../ui/control/button';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { headline } from '../../ui/foundation/display.css';
import { Screen } from '../../ui/frame/screen';
import { CheckBar } from './check-bar';
import { CheckScene } from './check-scene';
import * as css from './check-screen.css';
import { Checking } from './checking';

/** Whether one is at home with one's device: one reading, compared and thrown away. */
export function CheckScreen() {
  const { data: person, error, refetch } = useQuery(meQuery);
  const [, navigate] = useLocation();
  const post = usePost();
  if (!person)
    return (
      <Screen header={<CheckBar post={post} />}>
        {error ? <Failed onRetry={() => refetch()} /> : <Loading text="로딩중..." />}
      </Screen>
    );
  if (person.checkedUntil !== null) return <Done person={person} until={person.checkedUntil} post={post} />;
  if (person.latitude === null) return <NoHome post={post} />;
  // Who came from a post goes back to it, to where they pressed.
  const goBack = () => post && navigate(post, { replace: true, state: { join: true } });
  return <Checking place={placeName(person)} post={post} onDone={goBack} />;
}

/** `?gonggu=7`: the post that asked for it. */
function usePost(): AppLink | null {
  const id = new URLSearchParams(useSearch()).get('gonggu');
  return id !== null && /^[1-9]\d{0,14}$/.test(id) ? `/gonggu/list/${Number(id) as BoardId}` : null;
}

/** `서울특별시 성동구 성수동1가` → `성수동1가`. */
function placeName({ neighbourhood }: CurrentUser): string | null {
  return neighbourhood?.split(' ').at(-1) ?? null;
}

type DoneProps = { person: CurrentUser; until: string; post: AppLink | null };

function Done({ person, until, post }: DoneProps) {
  const drop = useDropCheck();

  async function forget(): Promise<void> {
    try {
      await drop();
      notify('인증을 지웠어요.');
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <Screen
      header={<CheckBar post={post} />}
      footer={
        <footer className={css.foot}>
          <div className={css.buttons}>
            <ButtonLink to={post ?? '/mypage'} replace>
              확인
            </ButtonLink>
            <Button kind="plain" onPress={forget}>
              인증 지우기
            </Button>
          </div>
        </footer>
      }
    >
      <div className={css.page}>
        <CheckScene kind="done" place={placeName(person)} />
        <div className={css.words} role="status">
          <p className={headline}>동네 인증을 마쳤어요.</p>
          <p className={css.lead}>{monthDay(until)}까지예요.</p>
          <p className={css.pill}>
            <MapPinCheck size={18} aria-hidden />
            {checkWords(addDays(until, -CHECK_DAYS))}
          </p>
          <p className={css.note}>이웃에게는 이렇게 보여요.</p>
        </div>
      </div>
    </Screen>
  );
}

function NoHome({ post }: { post: AppLink | null }) {
  return (
    <Screen
      header={<CheckBar post={post} />}
      footer={
        <footer className={css.foot}>
          <ButtonLink to="/mypage/location">주소 설정</ButtonLink>
        </footer>
      }
    >
      <div className={css.page}>
        <CheckScene kind="ready" place={null} />
        <div className={css.words}>
          <p className={headline}>우리 동네를 먼저 정해 주세요.</p>
        </div>
      </div>
    </Screen>
  );
}
