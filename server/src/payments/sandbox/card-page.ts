import { type Html, html } from '../../http/html';
import { wonWords } from '../../won-words';
import type { CardForm } from './card-form';

/** Plain HTML that works without scripts. */
export function cardPage(form: CardForm): Html {
  const { choice: _, ...fields } = form;
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`,
  );
  return html`<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>카드 결제</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/fonts.css"><link rel="stylesheet" href="/sandbox/portone/card.css"></head><body><main>
<header><span class="mark" aria-hidden="true">뭉치페이</span><h1>카드 결제</h1></header>
<p class="trial">체험용 결제예요. 실제로 돈이 나가지 않아요.</p>
<dl><div><dt>상품</dt><dd><span>${form.name || '공구 1/N'}</span></dd></div>
<div><dt>구매자</dt><dd>${form.buyer_name || '이웃'}</dd></div>
<div class="sum"><dt>결제 금액</dt><dd>${wonWords(form.amount)}</dd></div></dl>
<section class="card" aria-label="결제 카드"><b>뭉치 체험 카드</b><span>1234 · 5678 · **** · 3456</span><small>일시불</small></section>
<form method="post" action="/sandbox/portone/card">${hidden}
<button name="choice" value="approve" class="primary">승인</button>
<div><button name="choice" value="decline">거절</button><button name="choice" value="close">닫기</button></div></form>
<p role="alert" hidden>카드사와 연결되지 않았어요. 다시 눌러 주세요.</p>
</main><script src="/sandbox/portone/card.js" defer></script></body></html>`;
}
