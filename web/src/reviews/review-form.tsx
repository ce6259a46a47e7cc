import {
  type ChatRoom,
  countCharacters,
  type Participant,
  REVIEW_KEYWORDS,
  REVIEW_TEXT_MAX,
  type ReviewKeyword,
} from '@mungchi/contract';
import { useBack } from '../shell/use-back';
import { Button } from '../ui/control/button';
import { Chip } from '../ui/control/chip';
import { row as chipRow } from '../ui/control/chip.css';
import { TextArea } from '../ui/field/text-area';
import { AppBar } from '../ui/frame/app-bar';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Screen } from '../ui/frame/screen';
import { Avatar } from '../ui/piece/avatar';
import * as css from './review-form.css';
import { StarRating } from './star-rating';
import { useReviewDraft } from './use-review-draft';
import { useSubmitReview } from './use-submit-review';

type Props = { room: Pick<ChatRoom, 'id' | 'reviewsOpenAt'>; target: Participant };

export function ReviewForm({ room, target }: Props) {
  const back = useBack(`/chat/${room.id}/review`);
  const { draft, change, forget } = useReviewDraft(target.participantId);
  const submit = useSubmitReview(room, target, forget);
  const tooLong = countCharacters(draft.review) > REVIEW_TEXT_MAX;

  function toggle(keyword: ReviewKeyword) {
    const chosen = draft.keywords.includes(keyword);
    change({ keywords: chosen ? draft.keywords.filter((one) => one !== keyword) : [...draft.keywords, keyword] });
  }

  return (
    <Screen
      header={<AppBar title="리뷰 작성" onBack={back} />}
      footer={
        <BottomBar>
          <Button disabled={draft.star === 0 || tooLong} onPress={() => submit(draft)}>
            작성 완료
          </Button>
        </BottomBar>
      }
    >
      <div className={css.page}>
        <div className={css.top}>
          <Avatar profileUrl={target.profileUrl} size={88} />
          <h2 className={css.title}>{target.nickname}님과의 공구는</h2>
          <StarRating value={draft.star} onChange={(star) => change({ star })} />
        </div>
        <fieldset>
          <legend className={css.legend}>
            어떤 점이 좋았나요? <span className={css.aside}>여러 개 고를 수 있어요</span>
          </legend>
          <div className={chipRow}>
            {REVIEW_KEYWORDS.map((keyword) => (
              <Chip
                key={keyword}
                kind="choice"
                size="form"
                on={draft.keywords.includes(keyword)}
                onToggle={() => toggle(keyword)}
              >
                {keyword}
              </Chip>
            ))}
          </div>
        </fieldset>
        <TextArea
          label="이웃에게 남기는 말"
          placeholder="함께한 공구가 어땠는지 적어 주세요."
          value={draft.review}
          onChangeText={(review) => change({ review })}
          max={REVIEW_TEXT_MAX}
          error={tooLong ? `리뷰는 ${REVIEW_TEXT_MAX}자까지 적을 수 있어요.` : undefined}
        />
      </div>
    </Screen>
  );
}
