import { myBoards } from '@mungchi/contract';
import { useNavigate } from 'react-router';
import { callPage } from '../api/call';
import { AppBar } from '../ui/app-bar';
import { ButtonLink } from '../ui/button';
import { Empty } from '../ui/empty';
import { Screen } from '../ui/screen';
import { PagedBoards } from './paged-boards';

const PAGE = 20;

export function OwnBoardsScreen() {
  const navigate = useNavigate();
  return (
    <Screen header={<AppBar title="내가 올린 공구" onBack={() => void navigate('/mypage')} />}>
      <PagedBoards
        name="mine"
        load={(cursor, signal) => callPage(myBoards, { query: { limit: PAGE, cursor }, signal })}
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
