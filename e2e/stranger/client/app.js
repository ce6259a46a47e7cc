import { call, callWithCookies, keep, upload } from './api.js';
import { payHere, payOnThePhone } from './card.js';
import { enterRoom, leaveRoom, room, say } from './room.js';

const COLOURS = ['pink', 'yellow', 'mint', 'blue'];
const JEJU = { address: '제주특별자치도 제주시 첨단로 242', latitude: 33.4507, longitude: 126.5707 };
const main = document.querySelector('main');

window.client = {
  call,
  callWithCookies,
  upload,
  look,
  enterRoom,
  leaveRoom,
  room,
  say,
  payHere,
  payOnThePhone,
  logOut,
};

const screens = {
  '/': home,
  '/start': () => show('<a href="/login">start</a>'),
  '/login': () =>
    show(
      ['kakao', 'naver', 'google'].map((p) => `<a href="${window.API}/oauth2/authorization/${p}">${p}</a>`).join(''),
    ),
  '/oauth/callback': async () => {
    const { status } = await callWithCookies('POST', '/api/auth/token');
    if (status === 200) location.replace('/');
  },
  '/signup': signUp,
  '/location': () => step('next', 'POST', '/api/users/location', JEJU, '/prefer'),
  '/prefer': () => step('done', 'POST', '/api/users/interest-category', { interestCategory: 'option1' }, '/'),
};

await (screens[location.pathname] ?? payResult)();

async function home() {
  if (!localStorage.getItem('accessToken')) return location.replace('/start');
  const [me, boards] = await Promise.all([call('GET', '/api/users'), call('GET', '/api/group-boards')]);
  const newestFirst = boards.body.sort((a, b) => new Date(b.createAt) - new Date(a.createAt));
  show('<h1></h1><ul></ul>');
  main.querySelector('h1').textContent = me.body.address;
  for (const board of newestFirst) {
    const row = main.querySelector('ul').appendChild(document.createElement('li'));
    row.append(picture(board.image), board.title, ...board.participants.map(({ profileUrl }) => picture(profileUrl)));
  }
}

async function signUp() {
  const { body: basic } = await call('GET', '/api/users/basic');
  show(`<form><output name="name"></output><output name="email"></output>
    <input name="nickname" maxlength="5"><input name="phone" maxlength="13"><input name="birth" type="date">
    <input name="gender"><button>next</button></form>`);
  const form = main.querySelector('form');
  form.elements.name.textContent = basic.name;
  form.elements.email.textContent = basic.email;
  form.onsubmit = async (event) => {
    event.preventDefault();
    const { gender, ...rest } = Object.fromEntries(new FormData(form));
    const colour = COLOURS[Math.floor(Math.random() * COLOURS.length)];
    const profile = { ...rest, gender: { 남성: 'MALE', 여성: 'FEMALE' }[gender] ?? gender };
    const answer = await call('POST', '/api/users', { ...profile, profileUrl: `/images/profile/${colour}.png` });
    if (answer.body.accessToken) keep(answer.body.accessToken);
    if (answer.status < 300) location.assign('/location');
  };
}

function step(label, method, path, body, next) {
  show(`<button>${label}</button>`);
  main.querySelector('button').onclick = async () => {
    const { status } = await call(method, path, body);
    if (status < 300) location.assign(next);
  };
}

async function payResult() {
  const [, chatRoomId] = /^\/chat\/(\d+)\/pay\/result$/.exec(location.pathname) ?? [];
  if (!chatRoomId) return;
  const impUid = new URLSearchParams(location.search).get('imp_uid');
  if (!impUid) return show('결제 정보가 없습니다.');
  const { status } = await call('POST', `/api/chat/rooms/${chatRoomId}/pay`, { impUid });
  show(status < 300 ? '결제 성공!' : '결제 검증에 실패했습니다. 다시 시도해주세요.');
}

async function logOut() {
  const { status } = await call('POST', '/api/auth/logout');
  localStorage.removeItem('accessToken');
  return status;
}

/** How wide each picture is once it is there; 0 for one that does not come. */
function look(addresses) {
  const widths = addresses.map(async (address) => {
    const image = picture(address);
    await image.decode().catch(() => {});
    return image.naturalWidth;
  });
  return Promise.all(widths);
}

function picture(address) {
  return Object.assign(new Image(), { src: address });
}

function show(html) {
  main.innerHTML = html;
}
