import { useState } from 'react';
import { askConfirm, notify, showAlert } from '../notices/notices';
import { Button } from '../ui/control/button';
import { Carousel } from '../ui/control/carousel';
import { Empty } from '../ui/feedback/empty';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { CardSkeletons, RowSkeletons, TileSkeletons } from '../ui/feedback/skeleton';
import { headline, sectionTitle } from '../ui/foundation/display.css';
import { Moment } from '../ui/frame/moment';
import { Sheet } from '../ui/frame/sheet';
import { Mascot } from '../ui/mascot/mascot';
import { avatarColors } from '../ui/mascot/mascot-look';
import * as css from './ui-page.css';

export function UiStates() {
  const [sheet, setSheet] = useState(false);
  const [moment, setMoment] = useState(false);
  const slides = avatarColors.map((color) => ({ id: color, view: <Mascot color={color} mood="happy" size={200} /> }));
  return (
    <>
      <section className={css.section}>
        <h2 className={sectionTitle}>알림</h2>
        <div className={css.row}>
          <Button size="small" onPress={() => showAlert('로그인을 진행해주세요.')}>
            alert
          </Button>
          <Button
            size="small"
            kind="secondary"
            onPress={async () => {
              const yes = await askConfirm('글을 삭제할까요?', {
                detail: '지운 글은 되돌릴 수 없어요.',
                yes: '삭제',
                danger: true,
              });
              notify(yes ? '지웠어요.' : '그대로 두었어요.');
            }}
          >
            confirm
          </Button>
          <Button size="small" kind="plain" onPress={() => notify('찜 실패. 다시 시도해주세요.', 'bad')}>
            toast
          </Button>
          <Button size="small" kind="plain" onPress={() => setSheet(true)}>
            sheet
          </Button>
          <Button size="small" kind="plain" onPress={() => setMoment(true)}>
            moment
          </Button>
        </div>
        <Sheet open={sheet} onClose={() => setSheet(false)} title="채팅방에 입장합니다!">
          <p className={headline}>채팅방에 입장합니다!</p>
          <Button onPress={() => setSheet(false)}>확인</Button>
        </Sheet>
        {moment && (
          <Moment
            title="거래 완료!"
            text={'모두 잘 받았어요.\n함께한 이웃에게 리뷰를 남겨 주세요.'}
            ways={<Button onPress={() => setMoment(false)}>리뷰 쓰기</Button>}
            onClose={() => setMoment(false)}
          />
        )}
      </section>
      <section className={css.section}>
        <h2 className={sectionTitle}>넘겨 보기</h2>
        <Carousel label="사진" slides={slides} arrows counter />
        <Carousel label="소개" slides={slides} loop every={5000} dots />
      </section>
      <section className={css.section}>
        <h2 className={sectionTitle}>상태</h2>
        <Loading text="공구들을 불러오고 있어요." />
        <Loading text="공구들을 불러오고 있어요." skeleton={<CardSkeletons count={2} />} />
        <TileSkeletons count={2} />
        <RowSkeletons count={2} />
        <Failed onRetry={() => new Promise((done) => setTimeout(done, 1500))} />
        <Empty
          panel
          title="텅~"
          text={'근처에서 열린 공구가 없어요.\n제일 먼저 공구를 열어보세요!'}
          action={<Button size="small">공구 열기</Button>}
        />
      </section>
    </>
  );
}
