import { APPEAL_MAX, countCharacters } from '@mungchi/contract';
import { useState } from 'react';
import { errorText } from '../../api/error-copy';
import { sendAppeal } from '../../api/session/standing';
import { notify } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { TextArea } from '../../ui/field/text-area';
import * as css from './standing.css';

/** One at a time; the answer comes to the inbox. */
export function AppealForm() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);

  async function send(): Promise<void> {
    try {
      await sendAppeal(text);
      setSent(true);
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  if (sent) return <p role="status">이의를 보냈어요. 살펴보고 알림으로 알려 드릴게요.</p>;
  return (
    <section className={css.appeal} aria-label="이의 신청">
      <TextArea
        label="이의 신청"
        placeholder="사실과 다르거나 알아야 할 사정이 있으면 적어 주세요."
        value={text}
        onChangeText={setText}
        max={APPEAL_MAX}
      />
      <Button disabled={text.trim() === '' || countCharacters(text) > APPEAL_MAX} onPress={send}>
        이의 보내기
      </Button>
    </section>
  );
}
