import { ownBoardsQuery } from '../api/boards';
import { ButtonLink } from '../ui/control/button';
import { Empty } from '../ui/feedback/empty';
import { Screen } from '../ui/frame/screen';
import { MypageBar } from './mypage-bar';
import { PagedBoards } from './paged-boards';

export function OwnBoardsScreen() {
  return (
    <Screen header={<MypageBar title="내가 올린 공구" />}>
      <PagedBoards
        query={ownBoardsQuery}
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
      />
    </Screen>
  );
}
