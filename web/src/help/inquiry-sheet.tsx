import { type BoardId, countCharacters, INQUIRY_KINDS, INQUIRY_MAX, type InquiryKind } from '@mungchi/contract';
import { useState } from 'react';
import { errorText } from '../api/error-copy';
import { useInquire } from '../api/help';
import { notify } from '../notices/notices';
import { Button } from '../ui/control/button';
import { Chip } from '../ui/control/chip';
import { TextArea } from '../ui/field/text-area';
import { Sheet } from '../ui/frame/sheet';
import * as css from './help.css';
import { INQUIRY_KIND_WORDS } from './inquiry-words';

type Props = { about: { kind: InquiryKind | null; boardId: BoardId | null }; onClose: () => void };

/** A question to the people who run the service. */
export function InquirySheet({ about, onClose }: Props) {
  const [kind, setKind] = useState(about.kind);
  const [text, setText] = useState('');
  const inquire = useInquire();
  const isReady = kind !== null && text.trim() !== '' && countCharacters(text) <= INQUIRY_MAX;

  async function send(): Promise<void> {
    if (kind === null) return;
    try {
      await inquire({ kind, text, ...(about.boardId !== null && { boardId: about.boardId }) });
      onClose();
      notify('문의를 보냈어요. 답은 알림으로 알려 드릴게요.');
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <Sheet open onClose={onClose} title="무엇을 도와드릴까요?" showTitle>
      <div className={css.form}>
        <fieldset className={css.kinds} aria-label="문의 종류">
          {INQUIRY_KINDS.map((each) => (
            <Chip key={each} kind="choice" size="form" on={each === kind} onToggle={() => setKind(each)}>
              {INQUIRY_KIND_WORDS[each]}
            </Chip>
          ))}
        </fieldset>
        <TextArea label="자세히 알려 주세요" value={text} onChangeText={setText} max={INQUIRY_MAX} rows={4} />
        <Button disabled={!isReady} onPress={send}>
          보내기
        </Button>
      </div>
    </Sheet>
  );
}
