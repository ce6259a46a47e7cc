import { type Html, html } from '../../http/html';
import { PROVIDER_NAMES } from '../sign-in/provider';
import { type ConsentRequest, consentFields } from './consent-request';
import type { DemoNeighbour } from './demo-neighbours';
import type { NewcomerForm } from './person';

const SHOWN_AT_ONCE = 6;

type Draft = { form: NewcomerForm; problems: Partial<NewcomerForm> };

const EMPTY: Draft = { form: { name: '', email: '' }, problems: {} };

/** The trial login: pick a demo user, or sign in as a new one. */
export function consentPage(consent: ConsentRequest, neighbours: DemoNeighbour[], { form, problems } = EMPTY): Html {
  const name = PROVIDER_NAMES[consent.provider];
  return html`<header class="bar"><p>뭉치 체험 로그인</p></header>
<main>
<section class="intro">
<img class="mascot" src="/avatars/pink.webp" alt="" width="88" height="88">
<h1>${name} 대신 체험 로그인이에요</h1>
<p>이 서버에는 ${name} 로그인이 연결되어 있지 않아요. ${name} 계정이나 비밀번호는 필요 없고, 여기 적은 내용은 이 서버에만 남아요.</p>
</section>
${neighbours.length > 0 ? neighbourSection(consent, neighbours) : null}
<section>
<h2>새 이웃으로 시작하기</h2>
<form method="post" action="${actionOf(consent)}" class="panel">
${hidden(consent)}
${field({ name: 'name', label: '이름', type: 'text', complete: 'name', hint: '김뭉치', value: form.name, problem: problems.name, first: true })}
${field({ name: 'email', label: '이메일', type: 'email', complete: 'email', hint: 'mungchi@example.com', value: form.email, problem: problems.email, first: !problems.name })}
<button class="button" type="submit">${name}로 시작하기</button>
<p class="note">같은 이메일로 다시 오면 같은 사람으로 로그인돼요.</p>
</form>
</section>
<form method="post" action="${actionOf(consent)}" class="cancel">
${hidden(consent)}
<button class="quiet" type="submit" name="deny" value="1">취소하고 돌아가기</button>
</form>
</main>`;
}

function neighbourSection(consent: ConsentRequest, neighbours: DemoNeighbour[]): Html {
  const button = (neighbour: DemoNeighbour) => html`<li><form method="post" action="${actionOf(consent)}">
${hidden(consent)}
<button class="neighbour" type="submit" name="neighbour" value="${neighbour.id}">
<img src="${neighbour.profileUrl}" alt="" width="44" height="44" loading="lazy">
<span><b>${neighbour.nickname}</b><small>${placeOf(neighbour.address)}</small></span>
</button></form></li>`;
  const people = neighbours.filter(({ operator }) => !operator);
  const operators = neighbours.filter(({ operator }) => operator);
  const first = people.slice(0, SHOWN_AT_ONCE).map(button);
  const rest = people.slice(SHOWN_AT_ONCE).map(button);
  return html`<section>
<h2>데모 이웃으로 둘러보기</h2>
<ul class="neighbours">${first}</ul>
${rest.length > 0 ? html`<details><summary>다른 이웃 ${rest.length}명 더 보기</summary><ul class="neighbours">${rest}</ul></details>` : null}
${operators.length > 0 ? html`<h2>운영자로 둘러보기</h2><ul class="neighbours">${operators.map(button)}</ul><p class="note">로그인한 다음 /operator 에서 운영 화면을 볼 수 있어요.</p>` : null}
</section>`;
}

function field(input: {
  name: string;
  label: string;
  type: string;
  complete: string;
  hint: string;
  value: string;
  problem: string | undefined;
  /** The form is below the list of users: autofocus scrolls to the first invalid field. */
  first: boolean;
}): Html {
  const id = `${input.name}-problem`;
  return html`<div class="field">
<label for="${input.name}">${input.label}</label>
<input id="${input.name}" name="${input.name}" type="${input.type}" autocomplete="${input.complete}" placeholder="${input.hint}" value="${input.value}" maxlength="200" required${input.problem ? html` aria-invalid="true" aria-describedby="${id}"` : null}${input.problem && input.first ? html` autofocus` : null}>
${input.problem ? html`<p class="problem" id="${id}">${input.problem}</p>` : null}
</div>`;
}

function hidden(consent: ConsentRequest): Html[] {
  return consentFields(consent).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

function actionOf(consent: ConsentRequest): string {
  return `/oauth2/builtin/${consent.provider}/authorize`;
}

/** `서울특별시 성동구 성수이로 87` is 성동구 성수이로 to a neighbour. */
function placeOf(address: string | null): string {
  if (!address) return '동네를 아직 고르지 않았어요';
  const parts = address.split(' ');
  return parts.length > 2 ? parts.slice(1, 3).join(' ') : address;
}
