import { openLab } from '#tests/bench/lab.ts'
import { rest, framesWhileScrolling } from '#tests/bench/inPage.ts'
const lab = await openLab()
const token = await lab.product.play('history:max:100000,as:max')
await lab.onPage({ isWide: true, token }, async (page) => {
  await page.goto(lab.product.origin + '/wp-user/dashboard/statements')
  await page.locator('[aria-posinset]').first().waitFor({timeout:120000}); await rest(page)
  const session = await page.context().newCDPSession(page)
    const events=[]; const on=(e)=>events.push(...e.value); session.on('Tracing.dataCollected', on)
    await session.send('Tracing.start', { categories:'devtools.timeline', transferMode:'ReportEvents' })
  console.log(await framesWhileScrolling(page), 'fps')
    const done = new Promise(r=>session.once('Tracing.tracingComplete', r)); await session.send('Tracing.end'); await done
  const by=new Map(); for (const e of events) if (e.ph==='X') { const k=e.name+' '+(e.args?.data?.type??e.args?.data?.functionName??''); const v=by.get(k)??[0,0]; v[0]+=e.dur/1000; v[1]++; by.set(k,v) }
  for (const [k,v] of [...by].sort((a,b)=>b[1][0]-a[1][0]).slice(0,22)) console.log(v[0].toFixed(0)+'ms', v[1], k)
  await session.send('Profiler.enable'); await session.send('Profiler.setSamplingInterval', { interval: 300 }); await session.send('Profiler.start')
  await page.evaluate(()=>scrollTo(0,0)); await rest(page)
  console.log(await framesWhileScrolling(page), 'fps')
    const { profile } = await session.send('Profiler.stop')
    const self = new Map()
    const dt = profile.timeDeltas; const byId = new Map(profile.nodes.map(n=>[n.id,n]))
    profile.samples.forEach((id,i)=>{ const n=byId.get(id); const k=n.callFrame.functionName+' '+n.callFrame.url.split('/').pop()+':'+n.callFrame.lineNumber+':'+n.callFrame.columnNumber; self.set(k,(self.get(k)??0)+dt[i]/1000) })
    for (const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,25)) console.log('   ', v.toFixed(1), k)
})
await lab.close()
