import { Sparkles } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/control/button';
import { Mascot } from '../../ui/mascot/mascot';
import * as css from './sentence-box.css';
import type { useBoardForm } from './use-board-form';
import type { Guesses } from './use-guesses';
import { useSentence } from './use-sentence';

type Props = {
  form: ReturnType<typeof useBoardForm>;
  guesses: Guesses;
  given: string;
  /** Where it is folded to: beside the pictures. */
  tile: HTMLElement | null;
  /** The fields came filled. */
  folded: boolean;
  /** Something else is to be decided first. */
  quiet: boolean;
};

/** One sentence, or a pasted text, in place of the fields: folded to a tile once they are filled. */
export function SentenceBox({ form, guesses, given, tile, folded, quiet }: Props) {
  const sentence = useSentence(form, guesses, given);
  const [unfolded, setUnfolded] = useState(false);
  const { step } = sentence.state;
  const open = Object.keys(guesses.said).length;
  const isByHand = step === 'idle' && form.dirty && !given && sentence.text === '';
  const isFolded = !unfolded && (step === 'filled' || (step === 'idle' && (folded || open > 0)) || isByHand);
  return (
    <>
      {isFolded ? (
        tile && createPortal(<Tile sentence={sentence.text} onPress={() => setUnfolded(true)} />, tile)
      ) : (
        <Panel
          sentence={sentence}
          quiet={quiet}
          focused={unfolded}
          onRead={async () => {
            await sentence.read();
            setUnfolded(false);
          }}
        />
      )}
      {open > 0 && (
        <div className={css.band}>
          <p role="status" className={css.words}>
            <b className={css.read}>이렇게 읽었어요.</b> 맞는지 봐 주세요.
            {sentence.dropped && <span className={css.dropped}>전화번호는 지웠어요.</span>}
          </p>
          <Button size="small" onPress={guesses.confirmAll}>
            모두 맞아요
          </Button>
        </div>
      )}
    </>
  );
}

/** Small, beside the pictures: with the sentence, once there was one. */
function Tile({ sentence, onPress }: { sentence: string; onPress: () => void }) {
  return (
    <button type="button" className={css.tile} aria-expanded={false} onClick={onPress}>
      <span className={css.tileWords}>
        <b className={css.tileTitle}>한 문장으로 채우기</b>
        <span className={css.tileHint}>{sentence || '말하듯 적으면 돼요'}</span>
      </span>
      <Sparkles size={22} aria-hidden className={css.spark} />
    </button>
  );
}

type PanelProps = {
  sentence: ReturnType<typeof useSentence>;
  quiet: boolean;
  focused: boolean;
  onRead: () => Promise<void>;
};

function Panel({ sentence, quiet, focused, onRead }: PanelProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, state } = sentence;
  // Unfolded by a press: the words go into it.
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);
  return (
    <>
      <section className={css.panel} aria-label="한 문장으로 채우기">
        <div className={css.head}>
          <Mascot color="purple" cap mood="greeting" size={58} ground={false} />
          <div>
            <label htmlFor={id} className={css.title}>
              한 문장으로 채우기
            </label>
            <p className={css.hint}>말하듯 적거나, 상품 글을 붙여 넣어도 돼요.</p>
          </div>
        </div>
        <textarea
          ref={field}
          id={id}
          className={css.field}
          rows={2}
          maxLength={1000}
          placeholder="예: 제주감귤 10kg 3만원 다섯 명 토요일까지"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {state.step === 'said' && (
          <p role="alert" className={css.said}>
            {state.text}
            {state.again && (
              <button type="button" className={css.again} onClick={() => void onRead()}>
                다시
              </button>
            )}
          </p>
        )}
        <Button
          kind={quiet ? 'white' : 'primary'}
          busy={state.step === 'reading'}
          onPress={() => (text.trim() === '' ? field.current?.focus() : onRead())}
        >
          채우기
        </Button>
      </section>
      <p className={css.or}>또는 아래 칸에 바로 적기</p>
    </>
  );
}
