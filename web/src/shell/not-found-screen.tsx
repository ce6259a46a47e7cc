import type { AppLink } from '@mungchi/contract';
import { ButtonLink } from '../ui/control/button';
import { Failed } from '../ui/feedback/failed';
import { Screen } from '../ui/frame/screen';

type Props = { what?: string; to?: AppLink; way?: string };

/** `what` could not be found: 채팅방을 불러올 수 없어요. */
export function NotFoundScreen({ what = '페이지', to = '/', way = '홈으로 가기' }: Props) {
  return (
    <Screen>
      <Failed
        fullScreen
        title="404 NOT FOUND!"
        text={`${asObject(what)} 불러올 수 없어요.`}
        action={
          <ButtonLink to={to} size="small">
            {way}
          </ButtonLink>
        }
      />
    </Screen>
  );
}

/** 을 after a syllable with a final consonant, 를 after one without. */
function asObject(word: string): string {
  const syllable = word.charCodeAt(word.length - 1) - 0xac00;
  return word + (syllable % 28 > 0 ? '을' : '를');
}
