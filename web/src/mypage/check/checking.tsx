import type { AppLink } from '@mungchi/contract';
import { ChevronRight, Info, LocateFixed, RotateCw } from 'lucide-react';
import { Link } from '../../links';
import { Button } from '../../ui/control/button';
import { headline } from '../../ui/foundation/display.css';
import { Screen } from '../../ui/frame/screen';
import { CheckBar } from './check-bar';
import { CheckScene } from './check-scene';
import * as css from './check-screen.css';
import { type CheckState, useCheck } from './use-check';

type Props = { place: string | null; post: AppLink | null; onDone: () => void };

/** Before the check, and after one that did not succeed. */
export function Checking({ place, post, onDone }: Props) {
  const { state, press, agree, later } = useCheck(onDone);
  const { title, text } = wordsOf(state, place);
  const isFirst = state.kind === 'ready' || state.kind === 'consent' || state.kind === 'reading';
  return (
    <Screen
      header={<CheckBar post={post} />}
      footer={
        <footer className={css.foot}>
          {state.kind === 'elsewhere' && <Moved />}
          {isFirst && state.kind !== 'consent' && <Fine />}
          {state.kind === 'consent' ? (
            <div className={css.buttons}>
              <Link to="/legal/location" className={css.terms}>
                위치기반서비스 이용에 동의가 필요해요.
                <ChevronRight size={18} aria-hidden />
              </Link>
              <Button onPress={agree}>동의하고 확인하기</Button>
              <Button kind="plain" onPress={later}>
                나중에
              </Button>
            </div>
          ) : (
            <Button onPress={press} busy={state.kind === 'reading'}>
              {isFirst ? <LocateFixed size={22} aria-hidden /> : <RotateCw size={20} aria-hidden />}
              {isFirst ? '지금 확인하기' : '다시 확인하기'}
            </Button>
          )}
        </footer>
      }
    >
      <div className={css.page}>
        <CheckScene kind={state.kind === 'elsewhere' ? 'away' : 'ready'} place={place} />
        <div className={css.words} role="status">
          <p className={`${headline} ${css.title}`}>{title}</p>
          {text && <p className={css.lead}>{text}</p>}
        </div>
      </div>
    </Screen>
  );
}

type Words = { title: string; text: string };

function wordsOf(state: CheckState, place: string | null): Words {
  switch (state.kind) {
    case 'ready':
    case 'consent':
      return {
        title: `지금 ${place ?? '우리 동네'}에 있는지 한 번만 확인해요.`,
        text: '위치는 비교만 하고 저장하지 않아요. 확인한 날짜만 90일 동안 남아요.',
      };
    case 'reading':
      return { title: '위치를 확인하고 있어요…', text: '' };
    case 'off':
      return { title: '브라우저에서 위치가 꺼져 있어요.', text: '설정에서 뭉치의 위치를 허용해 주세요.' };
    case 'rough':
      return { title: '위치가 정확하지 않아요.', text: '창가나 밖에서 다시 눌러 주세요.' };
    case 'offline':
      return { title: '연결되면 다시 눌러 주세요.', text: '' };
    case 'elsewhere':
    case 'refused':
      return firstSentence(state.words);
  }
}

/** The first sentence is said large, the rest of it below. */
function firstSentence(words: string): Words {
  const end = words.indexOf('. ');
  return end < 0 ? { title: words, text: '' } : { title: words.slice(0, end + 1), text: words.slice(end + 2) };
}

function Moved() {
  return (
    <p className={css.moved}>
      이사했나요?
      <Link to="/mypage/location" className={css.link}>
        주소 바꾸기
        <ChevronRight size={18} aria-hidden />
      </Link>
    </p>
  );
}

function Fine() {
  return (
    <p className={css.fine}>
      <Info size={18} aria-hidden className={css.fineSign} />
      위치는 꾸밀 수도 있어서, 인증은 참고로만 써요.
    </p>
  );
}
