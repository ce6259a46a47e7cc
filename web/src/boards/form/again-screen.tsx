import { type Answer, addDays, type BoardId, type Draft } from '@mungchi/contract';
import type { boardForm } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '../../api/api-error';
import { boardFormQuery } from '../../api/boards';
import { useLocation } from '../../links';
import { NotFoundScreen } from '../../shell/not-found-screen';
import { ClosedScreen } from '../../shell/room-gate';
import { useSeoulToday } from '../../time/clock';
import { ButtonLink } from '../../ui/control/button';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { Screen } from '../../ui/frame/screen';
import type { ShopProduct } from './board-draft';
import { filledOf } from './draft-form';
import { FormBar } from './form-frame';
import { toDraft } from './stored-draft';
import { WriteForm } from './write-form';

const TITLE = '다시 열기';

/** Opening an own purchase again: the form as it was, price and people to be confirmed. `from`: a draft of it. */
export function AgainScreen({ boardId, from }: { boardId: BoardId; from?: Draft }) {
  const [, navigate] = useLocation();
  const { data, error, refetch } = useQuery(boardFormQuery(boardId));
  if (data?.again.refusal) return <NotYet boardId={boardId} refusal={data.again.refusal} />;
  if (data) return <AgainForm boardId={boardId} stored={data} {...(from && { from })} />;
  if (isRefusal(error, 'BOARD_NOT_FOUND', 'INVALID_FIELDS')) return <NotFoundScreen what="공구" />;
  return (
    <Screen header={<FormBar title={TITLE} onClose={() => navigate('/mypage/myGonggu')} />}>
      {isRefusal(error, 'NOT_LEADER') ? (
        <Failed
          text="내가 연 공구만 다시 열 수 있어요."
          action={<ButtonLink to={`/gonggu/list/${boardId}`}>공구 보기</ButtonLink>}
        />
      ) : error ? (
        <Failed onRetry={() => refetch()} />
      ) : (
        <Loading text="지난 글을 불러오는 중이에요." />
      )}
    </Screen>
  );
}

const WHY = {
  AGAIN_EARLY: { title: '아직 모으고 있는 공구예요.', text: '모두 모인 다음에 다시 열 수 있어요.' },
  BOARD_HELD: { title: '확인 중인 공구예요.', text: '확인이 끝나면 다시 열 수 있어요.' },
};

/** The next one has to wait: the last one still recruits, or somebody is looking at it. */
function NotYet({ boardId, refusal }: { boardId: BoardId; refusal: keyof typeof WHY }) {
  return <ClosedScreen {...WHY[refusal]} mood="thinking" to={`/gonggu/list/${boardId}`} way="공구 보기" />;
}

type Props = { boardId: BoardId; stored: Answer<typeof boardForm>; from?: Draft };

function AgainForm({ boardId, stored, from }: Props) {
  const today = useSeoulToday();
  const [pristine] = useState(() => ({
    draft: { ...toDraft(stored), deadline: addDays(today, stored.again.days) },
    pictures: stored.productId === null ? stored.pictures : [],
  }));
  const shop =
    stored.productId === null
      ? null
      : ({
          productId: stored.productId,
          imgUrl: stored.images[0] ?? '',
          name: stored.name,
          categoryId: stored.categoryId,
          price: 0,
        } as ShopProduct);
  return (
    <WriteForm
      title={TITLE}
      name={`boardDraft:again:${boardId}`}
      pristine={pristine}
      shop={shop}
      again={{ boardId, ...stored.again }}
      {...(from && { from: { ...filledOf(from), id: from.id, base: from.updatedAt } })}
    />
  );
}
