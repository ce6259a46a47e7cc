import { ownBoardsQuery } from '../api/boards';
import { ButtonLink } from '../ui/control/button';
import { Empty } from '../ui/feedback/empty';
import { CardSkeletons } from '../ui/feedback/skeleton';
import { Screen } from '../ui/frame/screen';
import * as css from './desk/desk.css';
import { DeskHead } from './desk/desk-head';
import { OwnCard } from './desk/own-card';
import { MypageBar } from './mypage-bar';
import { PagedList } from './paged-list';

export function OwnBoardsScreen() {
  return (
    <Screen header={<MypageBar title="내가 올린 공구" />}>
      <DeskHead />
      <div className={css.cards}>
        <PagedList
          query={ownBoardsQuery}
          waiting={{ text: '공구들을 불러오고 있어요.', skeleton: <CardSkeletons /> }}
          empty={
            <Empty
              text="공구를 열면 여기서 볼 수 있어요."
              action={
                <ButtonLink to="/gonggu/write" size="small">
                  공구 열기
                </ButtonLink>
              }
            />
          }
        >
          {(board) => <OwnCard board={board} />}
        </PagedList>
      </div>
    </Screen>
  );
}
