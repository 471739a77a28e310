/** Search, theme and copying in the reader's browser. Plain text, because the page is one file without a build. */
export const script = `
const find = document.getElementById('find'), found = document.getElementById('found'), theme = document.getElementById('theme')
const articles = [...document.querySelectorAll('article')]
const texts = new Map(articles.map((article) => [article, article.textContent.toLowerCase()]))
// On a narrow screen the search field would scroll out of view, so Enter opens the first hit.
const isNarrow = matchMedia('(width<900px)')
let hits = [], at = -1
const includesAll = (text, words) => words.every((word) => text.toLowerCase().includes(word))
const hitOf = (article, words) => {
  const parts = [...article.querySelectorAll('h3, .names, tbody tr, p, dd, li, details, pre')]
  return parts.find((part) => includesAll(part.textContent, words)) ?? parts.find((part) => part.textContent.toLowerCase().includes(words[0])) ?? article
}
const show = (step) => {
  hits[at]?.classList.remove('hit')
  if (hits.length === 0) return
  at = (at + step + hits.length) % hits.length
  const hit = hits[at]
  const details = hit.closest('details')
  if (details !== null) details.open = true
  hit.classList.add('hit')
  hit.scrollIntoView({ block: hit.getBoundingClientRect().height > innerHeight / 2 ? 'start' : 'center' })
}
find.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const article of articles) {
    const fits = includesAll(texts.get(article), words)
    article.hidden = !fits
    document.querySelector('.side a[href="#' + article.id + '"]').parentElement.hidden = !fits
  }
  for (const group of document.querySelectorAll('[data-group]')) group.hidden = !group.querySelector('article:not([hidden]), li:not([hidden])')
  for (const hit of hits) hit.classList.remove('hit')
  hits = words.length === 0 ? [] : articles.filter((article) => !article.hidden).map((article) => hitOf(article, words))
  at = -1
  if (!isNarrow.matches) show(1)
  const count = hits.length + (hits.length === 1 ? ' operation' : ' operations')
  found.textContent = words.length === 0 ? '' : hits.length > 1 ? count + ', Enter goes to the next' : count
})
find.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') show(event.shiftKey ? -1 : 1)
})
const keep = { get: () => { try { return localStorage.getItem('docs-theme') } catch { return null } }, set: (name) => { try { localStorage.setItem('docs-theme', name) } catch {} } }
const applyTheme = (name) => { document.documentElement.dataset.theme = name; theme.value = name }
applyTheme(keep.get() ?? 'system')
theme.addEventListener('change', () => { applyTheme(theme.value); keep.set(theme.value) })
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const label = button.textContent
    try { await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent); found.textContent = button.textContent = 'Copied' }
    catch { found.textContent = button.textContent = 'Select the text and copy it' }
    setTimeout(() => { button.textContent = label; found.textContent = '' }, 2000)
  })
}
`
