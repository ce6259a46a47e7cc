import type { RoomId } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { roomQuery } from '../api/room';
import { isPaid } from '../api/room-verbs';
import { useAddressId, useLocation } from '../links';
import { notify, showAlert } from '../notices/notices';
import { NotFoundScreen } from '../shell/not-found-screen';
import { useUnsavedWork } from '../shell/unsaved-work';
import { Loading } from '../ui/feedback/loading';
import { Screen } from '../ui/frame/screen';
import { offerHelp } from './offer-help';
import { resultOf } from './payment-result';
import { NOT_PAID_YET, sayPaid } from './payment-words';

/** Where the provider sends a phone's browser back to. */
export function PaymentResultScreen() {
  const chatRoomId = useAddressId('chatRoomId');
  if (!chatRoomId) return <NotFoundScreen what="채팅방" />;
  return <Result chatRoomId={chatRoomId} />;
}

function Result({ chatRoomId }: { chatRoomId: RoomId }) {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const impUid = query.get('imp_uid');
  const said = query.get('error_msg');
  useUnsavedWork(true);

  // Starts the verification on the server, which runs once however often this page is mounted.
  useEffect(() => {
    let gone = false;
    async function follow() {
      const result = await resultOf({ chatRoomId, impUid, said, isPaid: () => isPaid(queries, chatRoomId) });
      if (gone) return;
      void queries.invalidateQueries({ queryKey: roomQuery(chatRoomId).queryKey });
      // What is said stands over the page that it is about, not over an empty one.
      navigate(result.to, { replace: true });
      if (result.is === 'paid') await sayPaid();
      if (result.is === 'quiet') notify(NOT_PAID_YET);
      if (result.is === 'trouble') await showAlert(result.text, result.detail);
      if (result.is === 'trouble' && result.verdict) offerHelp(result.verdict, chatRoomId, navigate);
    }
    void follow();
    return () => {
      gone = true;
    };
  }, [chatRoomId, impUid, said, navigate, queries]);

  return (
    <Screen>
      <Loading text="결제를 확인하고 있어요." fullScreen />
    </Screen>
  );
}
