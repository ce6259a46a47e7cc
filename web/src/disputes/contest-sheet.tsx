import { BOARD_IMAGES_MAX, type ChatRoom, countCharacters, DISPUTE_TEXT_MAX, type Dispute } from '@mungchi/contract';
import { useState } from 'react';
import { useContestDispute } from '../api/disputes';
import { notify } from '../notices/notices';
import { PhotoUploader } from '../photos/photo-uploader';
import { useUploads } from '../photos/use-uploads';
import { Button } from '../ui/control/button';
import { TextArea } from '../ui/field/text-area';
import { Sheet } from '../ui/frame/sheet';
import * as css from './dispute-view.css';

type Props = { room: ChatRoom; dispute: Dispute; open: boolean; onClose: () => void };

/** The leader's side; an operator hears both. */
export function ContestSheet({ room, dispute, open, onClose }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const photos = useUploads([], BOARD_IMAGES_MAX, { chatRoomId: room.id, use: 'DISPUTE' });
  const contest = useContestDispute(room.id);

  async function press() {
    const length = countCharacters(text.trim());
    if (length === 0 || length > DISPUTE_TEXT_MAX) return setProblem(`1~${DISPUTE_TEXT_MAX}자로 적어 주세요.`);
    if (photos.uploading) return notify('사진을 올리는 중이에요. 잠시만 기다려 주세요.');
    setProblem(undefined);
    const body = { text: text.trim(), pictures: photos.pictures.map(({ url }) => url) };
    if (!(await contest({ disputeId: dispute.id, body }))) return;
    notify('뭉치에 판단을 맡겼어요.');
    onClose();
  }

  return (
    <Sheet open={open} onClose={onClose} title="다르게 생각해요" showTitle>
      <div className={css.sheet}>
        <p className={css.lead}>뭉치가 두 이야기를 듣고 영업일 3일 안에 알려 드려요.</p>
        <TextArea label="어떻게 다른가요?" value={text} onChangeText={setText} max={DISPUTE_TEXT_MAX} error={problem} />
        <PhotoUploader photos={photos} cover={false} />
        <Button onPress={press}>뭉치에 판단 맡기기</Button>
      </div>
    </Sheet>
  );
}
