import { type ChatRoom, pageUrl } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../api/api-error';
import { configQuery } from '../api/config';
import { meQuery } from '../api/me';
import { isPaid, useCreateOrder } from '../api/room-verbs';
import { useLocation } from '../links';
import { notify, showAlert } from '../notices/notices';
import { beginWork } from '../shell/unsaved-work';
import type { CardAnswer, CardRequest } from './card-answer';
import { offerHelp } from './offer-help';
import { NOT_PAID_YET, OTHER_CARD, sayPaid, UNSURE } from './payment-words';
import { payByPortone } from './portone';
import { goToCardPage, hasRoomForOverlay } from './sandbox-card';
import { forgetUnverified, rememberUnverified, unverifiedPayment } from './unverified-payment';
import { verifyPayment } from './verify-payment';

const NOT_SET_UP = '지금은 카드 결제를 쓸 수 없어요. 운영자에게 알려 주세요.';

/** Order, card page, verification. Every step is idempotent: the order stays the same until it is paid. */
export function usePayment({ id: chatRoomId }: ChatRoom) {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const createOrder = useCreateOrder(chatRoomId);
  const [card, setCard] = useState<{ request: CardRequest; onAnswer: (answer: CardAnswer) => void } | null>(null);

  async function pay(): Promise<void> {
    const done = beginWork();
    try {
      const unverified = unverifiedPayment(chatRoomId);
      const answer = unverified ? approvedBefore(unverified) : await askForCard();
      if (answer.is === 'approved') await verify(answer.impUid);
      if (answer.is === 'refused')
        await tell(`결제 실패: ${answer.because}`, answer.because === NOT_SET_UP ? undefined : OTHER_CARD);
      if (answer.is === 'closed') await sayClosed();
    } catch (error) {
      await tell('결제 처리 중 오류 발생', error instanceof ApiError ? error.message : UNSURE);
    } finally {
      done();
    }
  }

  async function askForCard(): Promise<CardAnswer> {
    const [order, buyer, config] = await Promise.all([
      createOrder(),
      queries.ensureQueryData(meQuery),
      queries.ensureQueryData(configQuery),
    ]);
    if (config.payment.kind === 'none') return { is: 'refused', because: NOT_SET_UP };
    const request = { order, buyer, returnTo: pageUrl(location.origin, `/chat/${chatRoomId}/pay/result`) };
    if (config.payment.kind === 'portone') return payByPortone(config.payment, request);
    if (!hasRoomForOverlay()) return goToCardPage(request);
    const answer = await new Promise<CardAnswer>((onAnswer) => setCard({ request, onAnswer }));
    setCard(null);
    return answer;
  }

  async function verify(impUid: string): Promise<void> {
    rememberUnverified(chatRoomId, impUid);
    const verdict = await verifyPayment(chatRoomId, impUid);
    if (verdict.is === 'unsure') return tell('결제 처리 중 오류 발생', UNSURE);
    forgetUnverified(chatRoomId);
    await (verdict.is === 'paid' ? tell('결제 성공!') : tell('결제 검증 실패', verdict.because));
    offerHelp(verdict, chatRoomId, navigate);
  }

  /** Shows the outcome; if the share is paid meanwhile (the provider told the server), success wins over any error. */
  async function tell(text: string, detail?: string): Promise<void> {
    const paid = await isPaid(queries, chatRoomId);
    if (paid) forgetUnverified(chatRoomId);
    await (paid ? sayPaid() : showAlert(text, detail));
  }

  async function sayClosed(): Promise<void> {
    if (await isPaid(queries, chatRoomId)) return sayPaid();
    notify(NOT_PAID_YET);
  }

  return { pay, card };
}

const approvedBefore = (impUid: string): CardAnswer => ({ is: 'approved', impUid });
