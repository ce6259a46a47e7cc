const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const PROCESSOR = 4;
const QUIET_MS = 2000;

/**
 * Lighthouse loads at full speed and simulates the timings of a slow network, but layout shifts only occur on a network
 * that really is slow. Here it is throttled.
 */
export async function measureShift(context, url) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  await page.addInitScript(observeShifts);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => undefined);
  await page.waitForTimeout(QUIET_MS);
  const shifts = await page.evaluate(() => globalThis.layoutShifts);
  await page.close();
  return largestWindow(shifts);
}

/** Runs in the page. */
function observeShifts() {
  globalThis.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) globalThis.layoutShifts.push({ value, startTime });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** As the web vital is defined: shifts less than a second apart, within five seconds, are one. */
function largestWindow(shifts) {
  let largest = 0;
  let current = { sum: 0, first: 0, last: Number.NEGATIVE_INFINITY };
  for (const { value, startTime } of shifts) {
    const joins = startTime - current.last < 1000 && startTime - current.first < 5000;
    current = joins
      ? { ...current, sum: current.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime };
    largest = Math.max(largest, current.sum);
  }
  return largest;
}
