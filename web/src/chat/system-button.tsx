import { purchaseComplete, tradeComplete } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { isRefusal } from '../api/api-error';
import { call } from '../api/call';
import { errorText } from '../api/error-copy';
import { roomQuery } from '../api/room';
import { Button, ButtonLink } from '../ui/button';
import { showAlert } from '../ui/notices';
import { hidden } from '../ui/type.css';
import type { SystemAction } from './system-words';

const links = { pay: '결제 현황 보기', review: '리뷰 작성하기' } as const;
const presses = {
  purchase: { endpoint: purchaseComplete, word: '구매 완료', repeated: 'ALREADY_PURCHASED' },
  trade: { endpoint: tradeComplete, word: '거래 완료', repeated: 'ALREADY_TRADED' },
} as const;

export function SystemButton({ action, chatRoomId }: { action: SystemAction; chatRoomId: number }) {
  if ('to' in action) {
    return (
      <ButtonLink to={`/chat/${chatRoomId}/${action.to}`} size="small" kind={action.quiet ? 'secondary' : 'primary'}>
        {links[action.to]}
      </ButtonLink>
    );
  }
  return <Press press={action.press} done={action.done} chatRoomId={chatRoomId} />;
}

type PressProps = { press: keyof typeof presses; done: boolean; chatRoomId: number };

/** Works once; afterwards it only says that it was done. */
function Press({ press, done, chatRoomId }: PressProps) {
  const queries = useQueryClient();
  const { endpoint, word, repeated } = presses[press];

  async function carryOut() {
    try {
      await call(endpoint, { params: { chatRoomId: String(chatRoomId) } });
    } catch (error) {
      if (isRefusal(error, repeated)) sayRepeated();
      else void showAlert(`${word} 실패`, errorText(error));
      return queries.invalidateQueries({ queryKey: roomQuery(chatRoomId).queryKey });
    }
    void showAlert(`${word}!`);
    return queries.invalidateQueries({ queryKey: roomQuery(chatRoomId).queryKey });
  }

  function sayRepeated() {
    void showAlert(`이미 ${word} 처리 되었습니다.`);
  }

  return done ? (
    <Button size="small" kind="plain" onPress={sayRepeated}>
      <Check size={18} aria-hidden />
      {word}
      <span className={hidden}> 처리됨</span>
    </Button>
  ) : (
    <Button size="small" onPress={carryOut}>
      {word}
    </Button>
  );
}
