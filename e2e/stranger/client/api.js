const API = window.API;

/** Every call: the bearer from local storage (also when there is none yet), JSON, cookies, and one reissue on a 401. */
export async function call(method, path, body) {
  let response = await send(method, path, body);
  if (response.status === 401 && (await reissue())) response = await send(method, path, body);
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}

/** The calls the documents make with cookies alone; a token in the answer replaces the stored one. */
export async function callWithCookies(method, path) {
  const response = await fetch(API + path, { method, credentials: 'include' });
  const body = await response.json();
  if (response.ok && body.accessToken) keep(body.accessToken);
  return { status: response.status, body };
}

/** As to the image hosting service: the file, the preset, the cloud's name, and `secure_url` out of the answer. */
export async function upload(colour, type) {
  const form = new FormData();
  form.append('file', await draw(colour, type), `picture.${type}`);
  form.append('upload_preset', 'gonggu');
  form.append('cloud_name', 'cloud');
  const response = await fetch(`${API}/api/media`, { method: 'POST', body: form, credentials: 'include' });
  return (await response.json()).secure_url;
}

export function keep(accessToken) {
  localStorage.setItem('accessToken', accessToken);
}

function send(method, path, body) {
  return fetch(API + path, {
    method,
    headers: { Authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'Content-Type': 'application/json' },
    credentials: 'include',
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function reissue() {
  const { status } = await callWithCookies('POST', '/api/auth/reissue');
  if (status === 200) return true;
  localStorage.removeItem('accessToken');
  alert('로그인을 진행해주세요.');
  location.assign('/start');
  return false;
}

function draw(colour, type) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 640, 480);
  return new Promise((done) => canvas.toBlob(done, `image/${type}`));
}
