const SUPPORTED = { 20: 19, 22: 13 };
const [major, minor] = process.versions.node.split('.').map(Number);

/** What `engines` in package.json says, in one sentence instead of a failure somewhere inside a package. */
export function requireNode() {
  if (major >= 24 || minor >= SUPPORTED[major]) return;
  console.error(`Node.js 24 또는 22가 필요해요(20.19도 돼요). 지금은 ${process.versions.node}이에요.`);
  console.error(`Node.js 24 or 22 is needed (20.19 runs, too); this is ${process.versions.node}.`);
  process.exit(1);
}
