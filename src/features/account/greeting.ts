export function greeting(now: Date, fullName: string | undefined): string {
  const hour = now.getHours()
  const words = hour < 5 ? 'Hello' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
  const first = fullName?.trim().split(/\s+/)[0]
  return first ? `${words}, ${first}` : words
}
