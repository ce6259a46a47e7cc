import { type Answer, type BoardId, exposureOf } from '@mungchi/contract';
import type { boardForm } from '@mungchi/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../api/api-error';
import { useUpdateBoard } from '../../api/board-verbs';
import { boardFormQuery } from '../../api/boards';
import { useAddressId, useLocation } from '../../links';
import { showAlert } from '../../notices/notices';
import { NotFoundScreen } from '../../shell/not-found-screen';
import { ButtonLink } from '../../ui/control/button';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { Screen } from '../../ui/frame/screen';
import { shareProblem } from './board-draft';
import { toBody } from './form-body';
import { FormBar, FormFrame } from './form-frame';
import { formProblems } from './form-problems';
import { sayRefused } from './say-refused';
import { toDraft } from './stored-draft';
import { useBoardForm } from './use-board-form';

const TITLE = '공구 수정하기';

export function EditBoardScreen() {
  const boardId = useAddressId('gongguId');
  const post = postOf(boardId);
  const [, navigate] = useLocation();
  const { data, error, refetch } = useQuery(boardFormQuery(boardId));
  if (data) return <EditForm boardId={boardId} stored={data} />;
  if (isRefusal(error, 'BOARD_NOT_FOUND', 'INVALID_FIELDS')) return <NotFoundScreen what="공구" />;
  return (
    <Screen header={<FormBar title={TITLE} onClose={() => navigate(post)} />}>
      {isRefusal(error, 'NOT_LEADER') ? (
        <Failed text="이 공구를 연 리더만 수정할 수 있어요." action={<ButtonLink to={post}>공구 보기</ButtonLink>} />
      ) : error ? (
        <Failed onRetry={() => refetch()} />
      ) : (
        <Loading text="게시글을 불러오는 중이에요." />
      )}
    </Screen>
  );
}

const postOf = (boardId: BoardId) => `/gonggu/list/${boardId}` as const;

type Stored = Answer<typeof boardForm>;

function EditForm({ boardId, stored }: { boardId: BoardId; stored: Stored }) {
  const form = useBoardForm(`boardDraft:edit:${boardId}`, {
    draft: toDraft(stored),
    pictures: stored.productId === null ? stored.pictures : [],
  });
  const [, navigate] = useLocation();
  const updateBoard = useUpdateBoard(boardId);
  const shop = stored.productId === null ? null : { imgUrl: stored.images[0] ?? '', name: stored.name };

  function verifyPhone() {
    form.leave();
    navigate('/mypage/account?then=back');
  }

  async function submit() {
    // One that was opened so small can still be mended elsewhere.
    const same = form.draft.price === stored.price && form.draft.totalUser === stored.totalUser;
    const small = same ? null : shareProblem(form.draft);
    if (small) return form.showProblems({ price: small });
    try {
      await updateBoard(toBody(form.draft, form.photos.pictures, stored.productId));
      form.finish();
      navigate(postOf(boardId), { replace: true });
    } catch (error) {
      if (await sayRefused(error, verifyPhone)) return;
      const problems = formProblems(error);
      if (problems) return form.showProblems(problems);
      if (isRefusal(error, 'BOARD_IN_PROGRESS'))
        return showAlert('공구가 아직 진행 중입니다. 글을 수정할 수 없습니다.');
      await showAlert('게시글 수정에 실패했습니다. 다시 시도해주세요.');
    }
  }

  return (
    <FormFrame
      title={TITLE}
      done="수정 완료"
      form={form}
      shop={shop}
      editing
      running={exposureOf([{ ...stored, seats: stored.mySeats ?? 1 }])}
      onClose={() => navigate(postOf(boardId))}
      onSubmit={submit}
    />
  );
}
