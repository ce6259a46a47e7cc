const [major, minor] = process.versions.node.split('.').map(Number);

/** Says in one sentence what is wrong instead of failing somewhere inside a package. */
export function requireNode() {
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node.js 20.19 이상이 필요해요. 지금은 ${process.versions.node}이에요.`);
  console.error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
