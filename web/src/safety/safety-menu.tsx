import type { ReportKind, UserId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Copy, Flag, type LucideIcon, UserRoundCheck, UserRoundX } from 'lucide-react';
import { blockQuery } from '../api/safety';
import { notify } from '../notices/notices';
import { useSinglePress } from '../ui/control/button';
import * as css from '../ui/frame/sheet-menu.css';
import type { Subject } from './subject';
import { useAskBlock } from './use-ask-block';
import { useLeavePost } from './use-leave-post';

const REPORT_WORDS: Record<ReportKind, string> = {
  BOARD: '공구 신고하기',
  USER: '신고하기',
  MESSAGE: '메시지 신고하기',
  REVIEW: '리뷰 신고하기',
  WISH: '신고하기',
  QUESTION: '질문 신고하기',
};

type Props = { subject: Subject; onReport: () => void; onDone: () => void };

export function SafetyMenu({ subject, onReport, onDone }: Props) {
  const { kind, text, userId, nickname } = subject;

  async function copy(): Promise<void> {
    onDone();
    await navigator.clipboard.writeText(text ?? '');
    notify('복사했어요.');
  }

  return (
    <div className={css.menu}>
      {kind === 'MESSAGE' && <Entry icon={Copy} label="복사하기" onPress={copy} />}
      <Entry icon={Flag} label={REPORT_WORDS[kind]} onPress={onReport} />
      {userId !== undefined && <BlockEntry person={{ userId, nickname }} of={kind} onDone={onDone} />}
    </div>
  );
}

type BlockProps = { person: { userId: UserId; nickname: string }; of: ReportKind; onDone: () => void };

function BlockEntry({ person, of, onDone }: BlockProps) {
  const leave = useLeavePost();
  const { data } = useQuery(blockQuery(person.userId));
  const askBlock = useAskBlock();
  const blocked = data?.blocked ?? false;
  return (
    <Entry
      icon={blocked ? UserRoundCheck : UserRoundX}
      label={blocked ? '차단 풀기' : '차단하기'}
      onPress={async () => {
        onDone();
        if (await askBlock(person, !blocked)) leave(of);
      }}
    />
  );
}

function Entry({ icon: Icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => unknown }) {
  const { press } = useSinglePress(onPress);
  return (
    <button type="button" className={css.entry} onClick={press}>
      <Icon size={22} aria-hidden />
      {label}
    </button>
  );
}
