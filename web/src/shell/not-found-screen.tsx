import { josa } from 'es-hangul';
import { ButtonLink } from '../ui/button';
import { Failed } from '../ui/failed';
import { Screen } from '../ui/screen';

/** `what` could not be found: 채팅방을 불러올 수 없어요. */
export function NotFoundScreen({ what = '페이지' }: { what?: string }) {
  return (
    <Screen>
      <Failed
        fullScreen
        title="404 NOT FOUND!"
        text={`${josa(what, '을/를')} 불러올 수 없어요.`}
        action={
          <ButtonLink to="/" size="small">
            홈으로 가기
          </ButtonLink>
        }
      />
    </Screen>
  );
}
