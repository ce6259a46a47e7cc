import type { Decision } from '../decision';
import { oneOf, won } from './korean-text';

export function sayNone(
  { reason, asked, nearest, unsure, isSelf }: Extract<Decision, { kind: 'none' }>,
  turn: number,
): string {
  switch (reason) {
    case 'unknown':
      return oneOf(
        [
          `아쉽지만 ‘${asked}’ 상품은 뭉치에 없어요. 신선식품, 가공식품, 주방용품, 생활용품 중에서 찾아 드릴 수 있어요.`,
          `‘${asked}’ 상품은 아직 없어요. 비슷한 물건이나 쓸 곳을 말해 주시면 찾아볼게요.`,
        ],
        turn,
      );
    case 'budget':
      if (nearest) {
        return `말씀하신 조건에 맞는 ${asked ? `‘${asked}’ ` : ''}상품은 없어요. 가장 가까운 건 ${nearest.name} ${won(nearest.price)}이에요. 조건을 조금 바꿔 볼까요?`;
      }
      return asked
        ? sayNone({ kind: 'none', reason: 'unknown', asked, nearest }, turn)
        : '말씀하신 조건에 맞는 상품을 찾지 못했어요. 조건을 하나만 덜어 볼까요?';
    case 'excluded':
      if (!asked) return '그래서 보여 드릴 상품이 남지 않았어요. 다른 걸 찾아볼까요?';
      return `그래서 보여 드릴 ‘${asked}’ 상품이 없어요. ${isSelf ? `다시 보고 싶으면 ‘${asked} 괜찮아’라고 말해 주세요.` : '다른 걸 찾아볼까요?'}`;
    case 'unsure':
      return `무엇이 들었는지 확인된 ${asked ? `‘${asked}’ ` : ''}상품이 없어요. 성분을 모르는 상품 ${unsure?.length ?? 0}개는 따로 뒀어요.`;
    case 'out-of-list':
      return `방금 보여 드린 건 ${asked}개예요. 번호를 다시 말해 주세요.`;
    case 'exhausted':
      return oneOf(
        [
          '조건에 맞는 상품은 이제 다 보여 드렸어요. 예산이나 종류를 바꾸면 더 찾아볼 수 있어요.',
          '더 보여 드릴 상품이 없어요. 조건을 하나 바꿔 볼까요?',
        ],
        turn,
      );
    case 'cheapest':
      return nearest
        ? oneOf(
            [
              `보여 드린 것 중 ${nearest.name} ${won(nearest.price)}보다 값이 낮은 건 찾지 못했어요. 여럿이 나누면 부담이 줄어요.`,
              `${nearest.name} ${won(nearest.price)}보다 값이 낮은 건 찾지 못했어요.`,
            ],
            turn,
          )
        : '값이 더 낮은 상품은 찾지 못했어요.';
    case 'dearest':
      return nearest
        ? oneOf(
            [
              `${nearest.name} ${won(nearest.price)}보다 값이 나가는 건 찾지 못했어요.`,
              `값이 더 나가는 건 찾지 못했어요. 지금 것은 ${nearest.name} ${won(nearest.price)}이에요.`,
            ],
            turn,
          )
        : '값이 더 나가는 상품은 찾지 못했어요.';
  }
}
