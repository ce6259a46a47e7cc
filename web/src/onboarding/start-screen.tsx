import { ONBOARDING_SLIDE_MS } from '@mungchi/contract';
import { useLocation } from '../links';
import { ButtonLink } from '../ui/control/button';
import { Carousel } from '../ui/control/carousel';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Screen } from '../ui/frame/screen';
import { useLateSheet } from '../ui/frame/use-late-sheet';
import { LegalFoot } from '../ui/piece/legal-foot';
import { SlideArt } from './slide-art';
import * as css from './start.css';
import { StartName } from './start-name';

const SLIDES = [
  { lines: ['혼자 사긴 많고', '같이 사면 '], accent: '딱 좋아요', words: '걸어서 만나는 이웃과 필요한 만큼만 사요.' },
  { lines: ['우리 동네 750m', '열린 공구를 '], accent: '한눈에', words: '가까운 공구를 지도에서 찾아 참여해요.' },
  { lines: ['돈 계산은', '뭉치가 '], accent: '1원까지', words: '각자 낼 금액만 결제하고 채팅으로 이야기해요.' },
  { lines: ['만나서 나누고', '마음도 '], accent: '나눠요', words: '리뷰를 남기면 매너 게이지가 쌓여요.' },
] as const;

const AreaSheet = lazyPart(() => import('../visit/area-sheet').then((at) => at.AreaSheet));

/** The first thing anybody sees: our name over the street, one idea a slide, one button, and a look without an account. */
export function StartScreen() {
  const [, navigate] = useLocation();
  const areas = useLateSheet();
  return (
    <Screen>
      <div className={css.page}>
        <StartName />
        <div className={css.show}>
          <Carousel
            label="뭉치 소개"
            loop
            dots
            every={ONBOARDING_SLIDE_MS}
            slides={SLIDES.map(({ lines, accent, words }, index) => ({
              id: index,
              view: (
                <div className={css.slide}>
                  <SlideArt number={index + 1} />
                  <h2 className={css.title}>
                    {lines[0]}
                    <br />
                    {lines[1]}
                    <em className={css.accent}>{accent}</em>
                  </h2>
                  <p className={css.words}>{words}</p>
                </div>
              ),
            }))}
          />
        </div>
        <div className={css.action}>
          <ButtonLink to="/login">시작하기</ButtonLink>
          <button type="button" className={css.look} onClick={areas.open}>
            먼저 둘러볼게요
          </button>
        </div>
        {areas.isWanted && <AreaSheet open={areas.isOpen} onClose={areas.close} onPick={() => navigate('/look')} />}
        <div className={css.foot}>
          <LegalFoot />
        </div>
      </div>
    </Screen>
  );
}
