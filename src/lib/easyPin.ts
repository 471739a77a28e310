const rows = ['01234567890123456789', '98765432109876543210']

/** A row of digits, a repetition, a year or a birthday: what people try first. */
export function isEasyPin(pin: string): boolean {
  if (!/^\d{4}$/.test(pin)) return false
  const [first, second] = [Number(pin.slice(0, 2)), Number(pin.slice(2))]
  return (
    first === second ||
    /^(?:(\d)\1(\d)\2|19\d\d|20[0-3]\d)$/.test(pin) ||
    rows.some((row) => row.includes(pin)) ||
    isDay(first, second) ||
    isDay(second, first)
  )
}

function isDay(day: number, month: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}
