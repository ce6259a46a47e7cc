import { BLOCKABLE, countCharacters, REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from '@mungchi/contract';
import { Check, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../api/error-copy';
import { useReport } from '../api/safety';
import { notify } from '../notices/notices';
import { Button } from '../ui/control/button';
import { Chip } from '../ui/control/chip';
import { TextArea } from '../ui/field/text-area';
import { Avatar } from '../ui/piece/avatar';
import * as css from './safety.css';
import type { Subject } from './subject';
import { useLeavePost } from './use-leave-post';

const REASONS = Object.keys(REPORT_REASONS) as ReportReason[];

export function ReportForm({ subject, onDone }: { subject: Subject; onDone: () => void }) {
  const { kind, id, part } = subject;
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [block, setBlock] = useState(false);
  const report = useReport();
  const leave = useLeavePost();
  const needsText = reason === 'OTHER';
  const isReady = reason !== null && countCharacters(text) <= REPORT_TEXT_MAX && !(needsText && text.trim() === '');

  async function send(): Promise<void> {
    if (reason === null) return;
    try {
      await report({ target: { kind, id, ...(part && { part }) }, reason, text, block });
      onDone();
      if (block) leave(kind);
      notify('신고했어요. 하루 안에 확인할게요.');
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <div className={css.form}>
      <What subject={subject} />
      <fieldset className={css.reasons} aria-label="어떤 점이 문제인가요?">
        {REASONS.map((each) => (
          <Chip key={each} kind="choice" size="form" on={each === reason} onToggle={() => setReason(each)}>
            {REPORT_REASONS[each]}
          </Chip>
        ))}
      </fieldset>
      <TextArea
        label={needsText ? '자세히 알려 주세요' : '자세히 알려 주세요 (선택)'}
        value={text}
        onChangeText={setText}
        max={REPORT_TEXT_MAX}
        rows={2}
      />
      {/* Who is behind what names nobody must not be found out by a block. */}
      {BLOCKABLE.includes(kind) && (
        <label className={css.tick}>
          <span className={block ? css.boxOn : css.boxOff}>
            <input type="checkbox" className={css.input} checked={block} onChange={() => setBlock(!block)} />
            {block && <Check size={18} strokeWidth={3} aria-hidden />}
          </span>
          <span>
            <span className={css.tickLabel}>이 이웃을 차단할게요</span>
            <span className={css.small}>서로의 공구가 보이지 않고, 메시지는 접어 둘게요.</span>
          </span>
        </label>
      )}
      <p className={css.quiet}>
        <EyeOff size={16} aria-hidden />
        누가 신고했는지는 알리지 않아요. 하루 안에 확인할게요.
      </p>
      <Button disabled={!isReady} onPress={send}>
        신고하기
      </Button>
    </div>
  );
}

/** What it is about, as it was seen; of what names nobody no face, as it would look like somebody's. */
function What({ subject: { kind, nickname, profileUrl, text, when } }: { subject: Subject }) {
  return (
    <div className={css.what}>
      {BLOCKABLE.includes(kind) && <Avatar profileUrl={profileUrl} size={32} />}
      <div className={css.words}>
        {(nickname || when) && (
          <p>
            <span className={css.name}>{nickname}</span> <span className={css.when}>{when}</span>
          </p>
        )}
        {text && <p className={css.said}>{text}</p>}
      </div>
    </div>
  );
}
