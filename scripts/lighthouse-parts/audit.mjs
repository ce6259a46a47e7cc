import { blockedByProcessor } from './blocked.mjs';
import { initialScripts } from './pages.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Several cold loads of one page: the median of every figure, and what cost points in any of them. */
export async function audit(lighthouse, url, { route, ...how }) {
  const { figures, ...rest } = await loads(lighthouse, url, how);
  return { figures: { ...figures, script: initialScripts(route) }, ...rest };
}

/** The same for a page that is none of ours. */
export async function loads(lighthouse, url, { port, count, slowdown }) {
  const runs = [];
  for (let run = 0; run < count; run += 1) runs.push(await load(lighthouse, url, { port, slowdown }));
  const figures = {};
  for (const name of Object.keys(runs[0].figures)) figures[name] = median(runs.map((run) => run.figures[name]));
  const lost = [...new Set(runs.flatMap((run) => run.lost))];
  return { figures, lost, reports: runs.map(({ report }) => report) };
}

/** A trace now and then misses its beginning (NO_NAVSTART): such a load is discarded and repeated. */
async function load(lighthouse, url, { port, slowdown }, attempts = 3) {
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const shape = { output: 'json', logLevel: 'error', onlyCategories: CATEGORIES, formFactor: 'mobile' };
  const options = { port, throttling, ...shape };
  const { lhr, report, artifacts } = await lighthouse(url, options);
  if (lhr.runtimeError && attempts > 1) return load(lighthouse, url, { port, slowdown }, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  const { categories, audits } = lhr;
  return {
    report,
    lost: CATEGORIES.slice(1).flatMap((name) => lostIn(categories[name], audits)),
    figures: {
      performance: categories.performance.score * 100,
      accessibility: categories.accessibility.score * 100,
      bestPractices: categories['best-practices'].score * 100,
      seo: categories.seo.score * 100,
      firstPaint: audits['first-contentful-paint'].numericValue,
      largestPaint: audits['largest-contentful-paint'].numericValue,
      blocked: audits['total-blocking-time'].numericValue,
      worked: blockedByProcessor(artifacts.Trace.traceEvents, slowdown),
      shift: audits['cumulative-layout-shift'].numericValue,
      transfer: audits['total-byte-weight'].numericValue / 1000,
    },
  };
}

function lostIn({ title, auditRefs }, audits) {
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${title}: ${audits[id].title}`);
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [Math.floor((sorted.length - 1) / 2), Math.ceil((sorted.length - 1) / 2)];
  return (sorted[low] + sorted[high]) / 2;
}
