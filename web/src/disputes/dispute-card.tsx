import { type Dispute, dayWords, type Picture as Stored } from '@mungchi/contract';
import { momentOf } from '../time/meeting-words';
import { Avatar } from '../ui/piece/avatar';
import { kindLook } from '../ui/piece/dispute-kinds';
import { Picture } from '../ui/piece/picture';
import * as css from './dispute-view.css';

const RECEIVED: Record<NonNullable<Dispute['receivedHow']>, string> = {
  PRESS: '받았다고 눌렀어요',
  CODE: '코드로 받았어요',
  AUTO: '자동으로 완료됐어요',
};

const STALLED = '전했다는 표시도, 받았다는 확인도 없어서 뭉치가 먼저 확인하고 있어요.';

/** What was told, in the teller's words and pictures. */
export function DisputeCard({ dispute, profileUrl }: { dispute: Dispute; profileUrl: string | undefined }) {
  const { icon: Icon, word } = kindLook(dispute.kind);
  const isStalled = dispute.kind === 'STALLED';
  return (
    <section className={css.card} aria-label="알린 문제">
      <div className={css.who}>
        <Avatar profileUrl={profileUrl} size={48} />
        <div>
          <p className={css.name}>{isStalled ? `${dispute.nickname}님의 거래` : `${dispute.nickname}님이 알렸어요`}</p>
          <p className={css.when}>
            {dayWords(Date.parse(dispute.createAt))} {momentOf(dispute.createAt)}
            {dispute.receivedHow && ` · ${RECEIVED[dispute.receivedHow]}`}
          </p>
        </div>
      </div>
      <p className={css.kind}>
        <Icon size={17} aria-hidden />
        {word}
      </p>
      <p className={css.text}>{isStalled ? STALLED : dispute.text}</p>
      <Pictures pictures={dispute.pictures} />
    </section>
  );
}

export function AnswerCard({ title, text, pictures = [] }: { title: string; text: string; pictures?: Stored[] }) {
  return (
    <section className={css.card} aria-label={title}>
      <p className={css.name}>{title}</p>
      <p className={css.text}>{text}</p>
      <Pictures pictures={pictures} />
    </section>
  );
}

function Pictures({ pictures }: { pictures: readonly Stored[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className={css.pictures}>
      {pictures.map((picture, nth) => (
        <a key={picture.url} href={picture.url} target="_blank" rel="noopener noreferrer">
          <Picture
            src={picture.url}
            alt={`사진 ${nth + 1}`}
            width={158}
            height={116}
            fluid
            widths={picture.widths}
            placeholder={picture.color}
            thumbhash={picture.thumbhash}
          />
        </a>
      ))}
    </div>
  );
}
