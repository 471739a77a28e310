import { openLab } from '#tests/bench/lab.ts'
import { rest, untilStands } from '#tests/bench/inPage.ts'
const lab = await openLab()
const token = await lab.product.play('as:ada')
await lab.onPage({ isWide: true, token }, async (page) => {
  await page.goto(lab.product.origin + '/wp-user/dashboard', { waitUntil: 'networkidle' })
  await rest(page)
  const session = await page.context().newCDPSession(page)
  for (const n of ['Settings','Help & Support','Settings']) {
    const link = page.getByRole('link', { name: n, exact: true }).first(); await link.hover(); await rest(page)
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before','1'))
    const events=[]; const on=(e)=>events.push(...e.value); session.on('Tracing.dataCollected', on)
    await session.send('Tracing.start', { categories:'devtools.timeline,blink.user_timing,v8.execute,disabled-by-default-devtools.timeline', transferMode:'ReportEvents' })
    const t = await untilStands(page, 'main h1:not([data-before])', () => link.click())
    const done = new Promise(r=>session.once('Tracing.tracingComplete', r)); await session.send('Tracing.end'); await done; session.off('Tracing.dataCollected', on)
    const pd = events.find(e=>e.name==='EventDispatch'&&e.args.data.type==='pointerdown')
    console.log(n, t.toFixed(0))
    for (const e of events.filter(e=>e.ph==='X'&&e.dur>4000&&e.tid===pd?.tid&&e.ts>=pd.ts-5000).sort((a,b)=>a.ts-b.ts)) console.log('   +'+((e.ts-pd.ts)/1000).toFixed(0), (e.dur/1000).toFixed(0)+'ms', e.name, e.args?.data?.type??e.args?.elementCount??e.args?.data?.functionName??e.args?.data?.url?.split('/').pop()??'')
  }
})
await lab.close()
