import { openLab } from '#tests/bench/lab.ts'
import { rest, untilStands } from '#tests/bench/inPage.ts'
import { writeFileSync } from 'node:fs'
const lab = await openLab()
const token = await lab.product.play('as:ada')
const what = process.argv[2]
await lab.onPage({ isWide: what !== 'menu', token }, async (page) => {
  await page.goto(lab.product.origin + '/wp-user/dashboard' + (what==='ask'?'/profile': what==='list'?'/add-funds/crypto':''), { waitUntil: 'networkidle' })
  await rest(page)
  const session = await page.context().newCDPSession(page)
  const run = async (name, act, sel) => {
    await session.send('Profiler.enable'); await session.send('Profiler.setSamplingInterval', { interval: 200 }); await session.send('Profiler.start')
    const t = await untilStands(page, sel, act)
    await page.waitForTimeout(400)
    const { profile } = await session.send('Profiler.stop')
    const self = new Map()
    const dt = profile.timeDeltas; const byId = new Map(profile.nodes.map(n=>[n.id,n]))
    profile.samples.forEach((id,i)=>{ const n=byId.get(id); const k=n.callFrame.functionName+' '+n.callFrame.url.split('/').pop()+':'+n.callFrame.lineNumber+':'+n.callFrame.columnNumber; self.set(k,(self.get(k)??0)+dt[i]/1000) })
    console.log(name, t.toFixed(0), 'ms'); for (const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,12)) console.log('   ', v.toFixed(1), k)
  }
  if (what==='switch') for (const n of ['Settings','Help & Support','Settings','Help & Support']) {
    const link = page.getByRole('link', { name: n, exact: true }).first(); await link.hover(); await page.waitForTimeout(500)
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before','1'))
    await run('switch '+n, () => link.click(), 'main h1:not([data-before])')
  }
  if (what==='menu') for (let i=0;i<3;i++) { const b=page.getByRole('button',{name:'Menu',exact:true}); await b.hover(); await run('menu', ()=>b.click(), 'dialog[open]'); await page.keyboard.press('Escape'); await page.waitForTimeout(300) }
  if (what==='ask') for (let i=0;i<3;i++) { await page.getByLabel('Next of kin').fill('x'+i); const b=page.getByRole('link',{name:'Notifications'}).first(); await b.hover(); await run('ask', ()=>b.click(), 'dialog[open]'); await page.keyboard.press('Escape'); await page.waitForTimeout(300) }
  if (what==='list') for (let i=0;i<3;i++) { const b=page.getByRole('button',{name:/Type/}).first(); await b.hover(); await page.waitForTimeout(500); await run('list', ()=>b.click(), '[role=listbox]'); await page.keyboard.press('Escape'); await page.waitForTimeout(300) }
})
await lab.close()
