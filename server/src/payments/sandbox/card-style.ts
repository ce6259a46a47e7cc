import { PAGE_FONT } from '../../http/page-fonts';

export const CARD_STYLE = `
:root{color-scheme:light dark;--bg:#f7f7fb;--card:#fff;--text:#1f2030;--sub:#585b70;--line:#e9eaf2;--brand:#5849d0;--light:#e8edff;--on:#5143c4}
@media (prefers-color-scheme:dark){:root{--bg:#0e0e15;--card:#1e1e2b;--text:#f2f2f8;--sub:#b9bbce;--line:#2c2d3d;--brand:#6c5ce6;--light:#2b2952;--on:#b3a9ff}}
*{box-sizing:border-box;margin:0}
body{font:16px/1.5 ${PAGE_FONT};background:var(--bg);color:var(--text);word-break:keep-all}
main{max-width:460px;min-height:100dvh;margin:0 auto;padding:0 20px calc(24px + env(safe-area-inset-bottom));background:var(--card);display:flex;flex-direction:column;gap:16px}
header{display:flex;align-items:center;gap:10px;padding:18px 0;border-bottom:1px solid var(--line)}
h1{font-size:20px}.mark{background:var(--brand);color:#fff;border-radius:8px;padding:4px 10px;font-weight:700;font-size:14px}
.trial{background:var(--light);color:var(--on);border-radius:12px;padding:12px 14px;font-size:14px;font-weight:600}
dl{display:grid;gap:10px}dl div{display:flex;justify-content:space-between;gap:16px}dt{color:var(--sub);flex:none}dd{margin:0;text-align:right;font-weight:600}dd span{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.sum{align-items:baseline;border-top:1px solid var(--line);padding-top:12px}.sum dd{font-size:24px;font-weight:800}
.card{background:linear-gradient(135deg,#7262e6,#4739b8);color:#fff;border-radius:16px;padding:20px;display:grid;gap:12px;aspect-ratio:1.7;align-content:space-between;max-width:clamp(264px,34dvh*1.7,300px);width:100%;margin:8px auto}.card span{letter-spacing:.04em;font-variant-numeric:tabular-nums}.card small{font-size:14px;opacity:.9}
form{margin-top:auto;display:grid;gap:10px}form div{display:grid;grid-template-columns:1fr 1fr;gap:10px}
button{font:inherit;font-weight:700;min-height:52px;border-radius:14px;border:0;background:var(--light);color:var(--on);cursor:pointer}
button.primary{background:var(--brand);color:#fff;font-size:17px}button:focus-visible{outline:3px solid var(--on);outline-offset:2px}
`;
