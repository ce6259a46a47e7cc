/**
 * The choice without a new entry in the browser's history: going back after paying leads to the shop, not to this page.
 * Without scripts the form is simply sent.
 */
export const CARD_SCRIPT = `const form = document.forms[0];
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { submitter } = event;
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  const body = new URLSearchParams(new FormData(form, submitter));
  const headers = { accept: 'application/json' };
  const answer = await fetch(form.action, { method: 'POST', body, headers }).catch(() => null);
  form.ariaBusy = null;
  if (answer?.ok) location.replace((await answer.json()).to);
  else document.querySelector('[role=alert]').hidden = false;
});
`;
