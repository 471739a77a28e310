/** Runs in the reader's browser: search, theme, copying. Plain text here, because the page is one file without a build. */
export const script = `
const find = document.getElementById('find'), found = document.getElementById('found'), theme = document.getElementById('theme')
const articles = [...document.querySelectorAll('article')]
find.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  for (const article of articles) {
    const fits = words.every((word) => article.dataset.find.includes(word))
    article.hidden = !fits
    document.querySelector('.side a[href="#' + article.id + '"]').parentElement.hidden = !fits
    if (fits) count += 1
  }
  for (const group of document.querySelectorAll('[data-group]')) group.hidden = !group.querySelector('article:not([hidden]), li:not([hidden])')
  found.textContent = words.length === 0 ? '' : count + (count === 1 ? ' operation' : ' operations')
})
const keep = { get: () => { try { return localStorage.getItem('docs-theme') } catch { return null } }, set: (name) => { try { localStorage.setItem('docs-theme', name) } catch {} } }
const dress = (name) => { document.documentElement.dataset.theme = name; theme.value = name }
dress(keep.get() ?? 'system')
theme.addEventListener('change', () => { dress(theme.value); keep.set(theme.value) })
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const label = button.textContent
    try { await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent); found.textContent = button.textContent = 'Copied' }
    catch { found.textContent = button.textContent = 'Select the text and copy it' }
    setTimeout(() => { button.textContent = label; found.textContent = '' }, 2000)
  })
}
`
