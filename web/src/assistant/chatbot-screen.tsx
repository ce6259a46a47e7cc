import { ChevronLeft, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { useLocation } from '../links';
import { IconButton } from '../ui/control/icon-button';
import { headline } from '../ui/foundation/display.css';
import { AppBar } from '../ui/frame/app-bar';
import { OfflineBar } from '../ui/frame/screen';
import { TalkScreen } from '../ui/frame/talk-screen';
import { Mascot } from '../ui/mascot/mascot';
import { AskBar } from './ask-bar';
import { dropChat, keepChat } from './chat-memory';
import * as css from './chatbot-screen.css';
import { EntryView } from './entry-view';
import { HeldBar } from './held-bar';
import { Suggestions } from './suggestions';
import { useAssistant } from './use-assistant';
import { useNewestInView } from './use-newest-in-view';

/** Shopping with 뭉치 in words. */
export function ChatbotScreen() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const keyword = query.get('keyword') ?? '';
  const { chat, busy, typing, place, doneTyping, ask, retry, restart } = useAssistant(keyword);
  const frame = useRef<HTMLElement>(null);

  useNewestInView(frame, { own: chat.entries.findLast(({ status }) => status === 1)?.id ?? 0, place });

  function leave() {
    dropChat();
    navigate('/shopping');
  }

  return (
    <TalkScreen>
      <OfflineBar />
      <AppBar
        title="AI 뭉치"
        align="left"
        start={
          <>
            <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={28} onClick={leave} />
            <span className={css.face}>
              <Mascot avatar cap color="purple" size={36} />
            </span>
          </>
        }
        end={
          chat.entries.length > 0 && (
            <IconButton icon={RotateCcw} label="새로 이야기하기" disabled={busy} onClick={restart} />
          )
        }
      />
      <main ref={frame} id="main" tabIndex={-1} className={css.main}>
        <div className={css.log} role="log" aria-label="AI 뭉치와 나눈 이야기">
          <div className={css.greeting}>
            <Mascot color="purple" cap mood="greeting" size={120} />
            <p className={headline}>무엇을 함께 살까요?</p>
            {chat.entries.length === 0 && (
              <p className={css.invitation}>
                {'물건이나 예산, 인원을 말해 주면\nAI 뭉치가 나누기 좋은 상품을 골라 드려요.'}
              </p>
            )}
          </div>
          {chat.entries.map((entry) => (
            <EntryView
              key={entry.id}
              entry={entry}
              typing={typing === entry.id}
              onTyped={doneTyping}
              onOpen={() => keepChat({ ...chat, place: frame.current?.scrollTop, keyword })}
              onRetry={() => retry(entry)}
            />
          ))}
        </div>
      </main>
      <footer className={css.footer}>
        <Suggestions busy={busy} texts={chat.suggestions} onAsk={(text) => void ask(text)} />
        <HeldBar
          understood={chat.understood}
          exclusions={chat.exclusions}
          busy={busy}
          onAsk={(text) => void ask(text)}
        />
        <AskBar busy={busy} onAsk={(text) => void ask(text)} />
      </footer>
    </TalkScreen>
  );
}
