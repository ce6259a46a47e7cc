import { PAGE_FONT } from '../../http/page-fonts';

export const SIGN_IN_STYLE = `
:root{color-scheme:light dark;--brand:#5849d0;--on-brand:#fff;--header:#5849d0;--brand-text:#5143c4;--light:#e8edff;--bg:#fff;
--card:#fff;--canvas:#f7f7fb;--field:#f5f6fa;--text:#1f2030;--sub:#585b70;--faint:#686b80;--line:#e9eaf2;--red-text:#b42318;
--shadow:0 1px 2px rgba(31,32,48,.04),0 4px 14px rgba(60,50,140,.06)}
@media(prefers-color-scheme:dark){:root{--brand:#6c5ce6;--header:#3a2f9c;--brand-text:#b3a9ff;--light:#2b2952;--bg:#13131b;
--card:#1e1e2b;--canvas:#0e0e15;--field:#252635;--text:#f2f2f8;--sub:#b9bbce;--faint:#a3a6bc;--line:#2c2d3d;--red-text:#ff8b80;
--shadow:0 0 0 1px #2a2b3b}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/22px ${PAGE_FONT};letter-spacing:-.012em;word-break:keep-all;min-height:100dvh}
.bar{background:var(--header);color:#fff;border-radius:0 0 20px 20px;padding:max(14px,env(safe-area-inset-top)) 16px 14px;
position:sticky;top:0;z-index:1}
.bar p{margin:0;font-size:20px;line-height:28px;font-weight:700;text-align:center}
main{padding:16px 16px max(32px,env(safe-area-inset-bottom))}
h1{font-size:22px;line-height:30px;margin:8px 0 6px}
h2{font-size:18px;line-height:26px;margin:24px 0 10px}
p{margin:0;text-wrap:pretty}
.intro{text-align:center;background:var(--light);border-radius:20px;padding:20px 16px}
.intro p{color:var(--sub)}
.mascot{display:block;margin:0 auto;border-radius:50%}
.neighbours{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(152px,1fr));gap:8px}
.neighbour{width:100%;min-height:68px;display:flex;align-items:center;gap:12px;padding:12px;border:1px solid var(--line);border-radius:16px;
background:var(--card);box-shadow:var(--shadow);color:inherit;font:inherit;text-align:left;cursor:pointer}
.neighbour img{border-radius:50%;flex:none;background:var(--light)}
.neighbour span{min-width:0}
.neighbour b{display:block;font-weight:600}
.neighbour small{display:block;font-size:13px;line-height:18px;color:var(--faint);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.neighbour:hover{border-color:var(--brand)}
summary{cursor:pointer;color:var(--brand-text);font-weight:600;min-height:44px;padding:11px 4px}
.panel{border:1px solid var(--line);border-radius:16px;padding:16px;background:var(--card);box-shadow:var(--shadow)}
.field{margin-bottom:14px}
label{display:block;font-size:14px;font-weight:600;margin-bottom:6px}
input{width:100%;height:52px;border:2px solid transparent;border-radius:12px;background:var(--field);color:var(--text);
font:inherit;font-size:16px;padding:0 14px}
input::placeholder{color:var(--faint);opacity:1}
input:focus{outline:none;border-color:var(--brand);background:var(--bg)}
input[aria-invalid]{border-color:var(--red-text)}
.problem{color:var(--red-text);font-size:13px;line-height:18px;margin-top:6px}
.button{display:block;width:100%;height:56px;border:0;border-radius:14px;background:var(--brand);color:var(--on-brand);font:inherit;
font-size:17px;line-height:56px;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.note{color:var(--faint);font-size:13px;line-height:18px;margin-top:10px;text-align:center}
.cancel{margin-top:16px}
.quiet{display:block;width:100%;min-height:48px;border:0;background:none;color:var(--sub);font:inherit;text-decoration:underline;cursor:pointer}
button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--brand-text);outline-offset:2px}
.trouble{min-height:100dvh;display:flex;flex-direction:column;justify-content:center;text-align:center;gap:4px}
.trouble p{text-wrap:balance;color:var(--sub);margin-bottom:24px}
@media(min-width:769px){html{background:var(--canvas)}body{max-width:480px;margin:0 auto;box-shadow:0 0 0 1px var(--line)}}
`;
