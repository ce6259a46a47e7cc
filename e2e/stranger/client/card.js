import { call } from './api.js';

const API = window.API;

/** What the card payment SDK is asked for: the fields the document lists. */
async function request(chatRoomId, amount) {
  const { body: me } = await call('GET', '/api/users');
  return {
    pay_method: 'card',
    merchant_uid: `merchant_${Date.now()}`,
    name: '공동구매',
    amount,
    buyer_email: me.email,
    buyer_name: me.name,
    buyer_tel: me.phone,
    buyer_addr: me.address,
    buyer_postcode: '00000',
    m_redirect_url: `${location.origin}/chat/${chatRoomId}/pay/result`,
  };
}

/** On a desk: the SDK calls back, and its number is handed to the product. */
export async function payHere(chatRoomId, amount) {
  const answer = await fetch(`${API}/sandbox/portone/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(await request(chatRoomId, amount)),
  });
  const { imp_uid: impUid } = await answer.json();
  return call('POST', `/api/chat/rooms/${chatRoomId}/pay`, { impUid });
}

/** On a phone: away to the card page, which sends the browser back to the result page. */
export async function payOnThePhone(chatRoomId, amount) {
  location.assign(`${API}/sandbox/portone/card?${new URLSearchParams(await request(chatRoomId, amount))}`);
}
