import {
  BOARD_IMAGES_MAX,
  type ChatRoom,
  countCharacters,
  DISPUTE_KINDS,
  DISPUTE_TEXT_MAX,
  type Dispute,
  type DisputeKind,
  type Participant,
} from '@mungchi/contract';
import { Check, CirclePause } from 'lucide-react';
import { useState } from 'react';
import { useOpenDispute } from '../api/disputes';
import { notify } from '../notices/notices';
import { PhotoUploader } from '../photos/photo-uploader';
import { useUploads } from '../photos/use-uploads';
import { useUnsavedWork } from '../shell/unsaved-work';
import { useBack } from '../shell/use-back';
import { Button } from '../ui/control/button';
import { FieldError } from '../ui/field/field';
import { TextArea } from '../ui/field/text-area';
import { AppBar } from '../ui/frame/app-bar';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Screen } from '../ui/frame/screen';
import { KINDS } from '../ui/piece/dispute-kinds';
import * as css from './dispute-form.css';
import { leftOf } from './dispute-rules';
import { WantedPanel } from './wanted-panel';

type Props = { room: ChatRoom; me: Participant; all: readonly Dispute[]; onTold: () => void };
type Problems = { kind?: string; text?: string; wanted?: string };

/** A follower says what is wrong and what should go back. */
export function DisputeForm({ room, me, all, onTold }: Props) {
  const back = useBack(`/chat/${room.id}`);
  const most = leftOf(room, me, all);
  const [kind, setKind] = useState<DisputeKind | null>(null);
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<number | null>(Math.ceil(most / 2));
  const [problems, setProblems] = useState<Problems>({});
  const photos = useUploads([], BOARD_IMAGES_MAX, { chatRoomId: room.id, use: 'DISPUTE' });
  const tell = useOpenDispute(room.id, setProblems);
  const whole = kind === 'NOT_RECEIVED';
  useUnsavedWork(text.trim() !== '');

  async function press() {
    const found = problemsOf({ kind, text, wanted: whole ? most : wanted });
    setProblems(found);
    if (Object.keys(found).length > 0 || kind === null) return;
    if (photos.uploading) return notify('사진을 올리는 중이에요. 잠시만 기다려 주세요.');
    const pictures = photos.pictures.map(({ url }) => url);
    const asked = whole || wanted === null ? {} : { wanted };
    if (!(await tell({ kind, text: text.trim(), pictures, ...asked }))) return;
    notify('알렸어요. 리더에게 먼저 전했어요.');
    onTold();
  }

  return (
    <Screen
      header={<AppBar title="문제 알리기" onBack={back} />}
      footer={
        <BottomBar>
          <Button onPress={press}>알리기</Button>
        </BottomBar>
      }
    >
      <div className={css.page}>
        <div>
          <h2 id="kinds" className={css.title}>
            어떤 문제가 있나요?
          </h2>
          <div role="radiogroup" aria-labelledby="kinds" className={css.kinds}>
            {DISPUTE_KINDS.map((each) => (
              <KindTile key={each} kind={each} on={each === kind} onChoose={() => setKind(each)} />
            ))}
          </div>
          {problems.kind && (
            <div className={css.problem}>
              <FieldError id="kinds-problem">{problems.kind}</FieldError>
            </div>
          )}
        </div>
        <TextArea
          label="자세히 알려 주세요"
          value={text}
          onChangeText={setText}
          max={DISPUTE_TEXT_MAX}
          error={problems.text}
          style={css.shortArea}
        />
        <div>
          <h2 className={css.photos}>
            사진<span className={css.upTo}>5장까지</span>
          </h2>
          <PhotoUploader photos={photos} cover={false} />
        </div>
        <WantedPanel value={wanted} most={most} whole={whole} error={problems.wanted} onChange={setWanted} />
        <p className={css.note}>
          <CirclePause size={20} aria-hidden className={css.noteIcon} />
          알리면 자동 완료가 멈추고 리더에게 먼저 전해져요.
        </p>
      </div>
    </Screen>
  );
}

function KindTile({ kind, on, onChoose }: { kind: DisputeKind; on: boolean; onChoose: () => void }) {
  const { icon, word } = KINDS[kind];
  const Icon = on ? Check : icon;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the whole tile is the target, with a button's press and focus ring
    <button type="button" role="radio" aria-checked={on} className={css.kind} onClick={onChoose}>
      <Icon size={20} aria-hidden className={css.icon} />
      {word}
    </button>
  );
}

type Told = { kind: DisputeKind | null; text: string; wanted: number | null };

function problemsOf({ kind, text, wanted }: Told): Problems {
  const length = countCharacters(text.trim());
  return {
    ...(kind === null && { kind: '어떤 문제인지 골라 주세요.' }),
    ...((length === 0 || length > DISPUTE_TEXT_MAX) && { text: `1~${DISPUTE_TEXT_MAX}자로 적어 주세요.` }),
    ...(!wanted && { wanted: '돌려받을 금액을 적어 주세요.' }),
  };
}
