import { readFileSync } from 'node:fs'

const palette = new URL('../../../src/theme/palette.css', import.meta.url)

export const style = `
${readFileSync(palette, 'utf8')}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--color-canvas);color:var(--color-foreground);font:15px/1.55 system-ui,sans-serif;overflow-wrap:break-word}
.frame{display:grid;grid-template-columns:300px minmax(0,1fr);max-width:1400px;margin:auto}
.side{position:sticky;top:0;height:100vh;overflow-y:auto;padding:16px;border-inline-end:1px solid var(--color-rule);background:var(--color-surface)}
main{min-width:0;padding:24px 32px 96px}
@media (width<900px){.frame{display:block}.side{position:static;height:auto;border:0;border-block-end:1px solid var(--color-rule)}main{padding:16px}}
@media print{.side,button{display:none}.frame{display:block}}
h1,h2,h3,h4{font-family:Georgia,serif;line-height:1.25;text-wrap:balance}
h1{font-size:2rem;margin:0 0 8px}h2{font-size:1.5rem;margin:48px 0 8px}h3{font-size:1.25rem;margin:0}h4{font-size:1.05rem;margin:24px 0 8px}
a{color:var(--color-brand)}h3 a{color:inherit;text-decoration-color:var(--color-border)}
.side ul{list-style:none;margin:0 0 12px;padding:0}.side a{display:block;padding:6px 8px;border-radius:6px;text-decoration:none}.side a:hover{background:var(--color-brand-tint)}
.side strong{display:block;margin-block-start:12px;padding-inline:8px;color:var(--color-muted);font-size:13px}
.field{display:block;margin-block-end:12px}.field span{display:block;font-size:13px;font-weight:600}
input,select,button{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--color-border);border-radius:6px;background:var(--color-surface);color:var(--color-foreground);font:inherit}
button{width:auto;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
article{margin-block:24px;padding:24px;border:1px solid var(--color-rule);border-radius:6px;background:var(--color-surface)}
.hit{outline:2px solid var(--color-focus);outline-offset:4px}
.names{margin:4px 0 12px;color:var(--color-muted)}.names code:first-child{margin-inline-end:8px;color:var(--color-foreground);font-weight:600}
.facts{margin:0}.facts div{display:grid;grid-template-columns:110px minmax(0,1fr);gap:8px;padding-block:4px}.facts dt{color:var(--color-muted)}.facts dd{margin:0}
@media (width<640px){article{padding:16px}.facts div{grid-template-columns:minmax(0,1fr);gap:0}}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:8px 12px 8px 0;border-block-end:1px solid var(--color-rule);text-align:start;vertical-align:top;font-weight:400}thead th{color:var(--color-muted);font-size:13px;font-weight:600;white-space:nowrap}td:last-child{min-width:220px}td:nth-child(3){min-width:160px}
code,pre{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px}code.pattern{overflow-wrap:anywhere}
pre{overflow-x:auto;margin:8px 0;padding:12px;border:1px solid var(--color-rule);border-radius:6px;background:var(--color-sunken)}pre code{overflow-wrap:normal}
summary{min-height:44px;padding-block:10px;cursor:pointer}.copy{margin-block:12px}
.skip{position:absolute;left:8px;top:-80px;padding:8px 12px;background:var(--color-surface)}.skip:focus{top:8px}
[hidden]{display:none!important}
`
