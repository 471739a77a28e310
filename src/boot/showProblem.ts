export function showProblem(text: string): void {
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  message.className = 'page-problem'
  message.textContent = text
  document.getElementById('root')?.replaceChildren(message)
}
