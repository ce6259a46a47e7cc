import { showAlert } from '../notices/notices';

export const OTHER_CARD = '다른 카드로 다시 결제할 수 있어요.';
export const NOT_PAID_YET = '결제창을 닫았어요. 아직 결제되지 않았어요.';
export const UNSURE = '카드가 승인됐다면 1분 안에 자동으로 확인돼요. 두 번 결제되지 않으니 안심하세요.';

const KEPT = '결제한 돈은 물건을 받을 때까지 뭉치가 보관해요.';

export function sayPaid(): Promise<void> {
  return showAlert('결제 성공!', KEPT, 'happy');
}
