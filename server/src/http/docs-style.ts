export const DOCS_STYLE = `
:root{color-scheme:light dark;--brand:#5849d0;--line:#8884}
body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:960px;padding:24px 16px}
h1{margin:0}nav{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0}
nav a{border:1px solid var(--line);border-radius:99px;padding:4px 12px;text-decoration:none;color:inherit}
details{border:1px solid var(--line);border-radius:12px;margin:8px 0;padding:0 12px}
summary{cursor:pointer;padding:10px 0}summary span{opacity:.8}summary i{float:right;opacity:.7}
b{display:inline-block;min-width:64px;color:var(--brand)}b.DELETE{color:#d92d20}b.GET{color:#0e7a54}
pre{overflow:auto;max-height:420px;background:#8881;border-radius:8px;padding:12px;font-size:13px}
table{border-collapse:collapse;margin-bottom:12px}td{border-top:1px solid var(--line);padding:4px 12px 4px 0}
`;
