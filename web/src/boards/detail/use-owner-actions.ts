import type { BoardDetail } from '@mungchi/contract';
import { isRefusal } from '../../api/api-error';
import { useCancelBoard, useDeleteBoard } from '../../api/board-verbs';
import { errorText } from '../../api/error-copy';
import { useLocation } from '../../links';
import { askConfirm, notify, showAlert } from '../../notices/notices';

/** What only the leader may do with the post. */
export function useOwnerActions(board: BoardDetail) {
  const [, navigate] = useLocation();
  const deleteBoard = useDeleteBoard(board.id);
  const cancelBoard = useCancelBoard(board.id, () => notify('공구를 취소했어요.'));
  const inProgress = ['RECRUITED', 'PAYING', 'PURCHASED'].includes(board.stage);

  return {
    async edit() {
      if (inProgress) return showAlert('공구가 아직 진행 중입니다. 글을 수정할 수 없습니다.');
      const state = { shop: board.productId !== null, imgUrl: board.images[0] };
      navigate(`/gonggu/edit/${board.id}`, { state });
    },
    async remove() {
      if (inProgress) return showAlert('공구가 아직 진행 중입니다. 글을 삭제할 수 없습니다.');
      const detail = '채팅방은 참여한 이웃이 계속 볼 수 있어요.';
      if (!(await askConfirm('이 공구를 삭제할까요?', { detail, yes: '삭제', danger: true }))) return;
      try {
        await deleteBoard();
        await showAlert('글 삭제 성공!');
        navigate('/', { replace: true });
      } catch (error) {
        const inTheWay = isRefusal(error, 'BOARD_IN_PROGRESS');
        await showAlert(
          inTheWay
            ? '공구가 아직 진행 중입니다. 글을 삭제할 수 없습니다.'
            : '글 삭제에 실패했습니다. 다시 시도해주세요.',
        );
      }
    },
    async cancel() {
      const detail = '결제한 이웃에게는 모두 환불돼요. 되돌릴 수 없어요.';
      if (!(await askConfirm('공구를 취소할까요?', { detail, yes: '공구 취소', no: '유지할게요', danger: true })))
        return;
      try {
        await cancelBoard();
      } catch (error) {
        notify(errorText(error), 'bad');
      }
    },
  };
}
