import { showAlert } from '../notices/notices';

/** `liked` is how the heart was before the press. */
export function sayHeartFailed(liked: boolean): void {
  void showAlert(liked ? '찜 취소 실패. 다시 시도해주세요.' : '찜 실패. 다시 시도해주세요.');
}
