import type { ChatMessage } from '@mungchi/contract';
import { strong } from '../../ui/foundation/type.css';
import { Avatar } from '../../ui/piece/avatar';
import * as css from './between-messages.css';

const TAIL = '님이 입장했습니다';

export function EnterPill({ message: { message, senderProfileUrl } }: { message: ChatMessage }) {
  const name = message.endsWith(TAIL) ? message.slice(0, -TAIL.length) : '';
  return (
    <div className={css.enterRow}>
      <p className={css.enter}>
        <Avatar profileUrl={senderProfileUrl} size={20} />
        <span>
          <span className={strong}>{name}</span>
          {message.slice(name.length)}
        </span>
      </p>
    </div>
  );
}
