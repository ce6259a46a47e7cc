const phone = { deviceScaleFactor: 1, hasTouch: true, isMobile: true };

export const SIZES = [
  { name: '390', context: { ...phone, viewport: { width: 390, height: 844 } } },
  { name: '360', context: { ...phone, viewport: { width: 360, height: 640 } } },
  { name: '768', context: { viewport: { width: 768, height: 1024 } } },
  { name: '1280', context: { viewport: { width: 1280, height: 800 } } },
  { name: '320', context: { ...phone, viewport: { width: 320, height: 568 } }, asked: true },
];

export const THEMES = [{ name: 'light' }, { name: 'dark' }];

const SETTLE_MS = 350;
/** Time enough for the code of a screen, which is not what is slow. */
const SLOW_MS = 1500;
const OPENED = '[role="dialog"], [role="alertdialog"], [aria-expanded="true"]';

/** One picture, and what can be told about it without looking. */
export async function takeShot(page, { url, press, fill = {} }, file, { full, condition }) {
  const remarks = [];
  const hearError = (error) => remarks.push(`uncaught: ${error.message}`);
  const hearConsole = (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) remarks.push(message.text());
  };
  page.on('pageerror', hearError).on('console', hearConsole);
  try {
    await page.goto(url, { waitUntil: 'load' });
    if (condition.endless) await page.waitForTimeout(SLOW_MS);
    else await settled(page);
    for (const [label, text] of Object.entries(fill)) await page.getByLabel(label, { exact: true }).fill(text);
    if (press) {
      await page.getByRole('button', { name: press }).first().click({ timeout: 3000 });
      // The code of what opens comes with the first press.
      await page
        .locator(OPENED)
        .first()
        .waitFor({ timeout: 3000 })
        .catch(() => undefined);
      await settled(page);
    }
    if (condition.upset) {
      await condition.upset(page);
      await page.waitForTimeout(SETTLE_MS);
    }
    remarks.push(...(await page.evaluate(findFlaws)));
    // A background page renders no frames: an animation would be caught at its start.
    await page.screenshot({ path: file, fullPage: full, animations: 'disabled' });
  } catch (error) {
    remarks.push(error.message.split('\n')[0]);
  } finally {
    await condition.restore?.(page.context());
    page.off('pageerror', hearError).off('console', hearConsole);
  }
  return remarks;
}

/** Nothing loading, no request in flight, fonts loaded. A fixed delay is fine here: nothing is asserted. */
async function settled(page) {
  await page.waitForFunction(() => document.querySelector('#root > *') !== null).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 6000 }).catch(() => undefined);
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, null, { timeout: 4000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(framesPass);
}

/** Runs in the page. One tab among several is drawn now and then; what it measures before it is still is done frame by frame. */
function framesPass() {
  return new Promise((resolve) => {
    let left = 6;
    setTimeout(resolve, 2000);
    const next = () => (left-- === 0 ? resolve() : requestAnimationFrame(next));
    next();
  });
}

/** Runs in the page: sideways scrolling, words cut off without an ellipsis, broken pictures, small targets. */
function findFlaws() {
  const flaws = [];
  const { documentElement: html } = document;
  if (html.scrollWidth > html.clientWidth + 1) flaws.push(`scrolls sideways: ${html.scrollWidth} px`);
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') flaws.push(`broken: ${image.src}`);
  }
  for (const element of document.querySelectorAll('button, a[href], input, h1, h2, h3, p, li > span, label')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height <= 1) continue;
    const style = getComputedStyle(element);
    const cut = element.scrollWidth > element.clientWidth + 2 && style.overflowX === 'hidden';
    if (cut && style.textOverflow !== 'ellipsis') flaws.push(`cut off: ${element.textContent.trim().slice(0, 30)}`);
    const target = element.matches('button, a[href]');
    if (target && style.display !== 'inline' && box.height < 32) {
      flaws.push(
        `small target ${Math.round(box.height)} px: ${(element.ariaLabel ?? element.textContent).trim().slice(0, 20)}`,
      );
    }
  }
  return [...new Set(flaws)];
}
