const coins = [
  { coin: 'bitcoin', name: /^(?:bitcoin|btc)\b(?! *cash)/i },
  { coin: 'ethereum', name: /^(?:ethereum|eth)\b(?! *classic)/i },
  { coin: 'tether', name: /^(?:tether|usdt)\b/i },
  { coin: 'litecoin', name: /^(?:litecoin|ltc)\b/i },
] as const

export type Coin = (typeof coins)[number]['coin']

/** Undefined for other coins: the bank names its coins and networks itself. */
export function coinOf(text: string): Coin | undefined {
  return coins.find(({ name }) => name.test(text))?.coin
}
