import type { ComponentType } from 'react'
import { type IconProps, outline } from '#src/ui/text/Icon.tsx'
import { Disc } from '#src/ui/text/Monogram.tsx'
import { CoinIcon } from '#src/ui/text/NavigationIcons.tsx'

const marks: Record<Coin, ComponentType<IconProps>> = {
  bitcoin: outline(
    'M8.5 6H14a3 3 0 0 1 0 6H8.5ZM8.5 12h6.3a3 3 0 0 1 0 6H8.5ZM6.5 6h2M6.5 18h2M11 6V3.8M14 6V3.8M11 20.2V18M14 20.2V18',
  ),
  ethereum: outline('M12 3 6 12l6 3.5 6-3.5ZM6.5 15.5 12 21l5.5-5.5L12 18.7Z'),
  tether: outline('M6 5h12M12 5v14.5M4.5 11c0 1.2 3.4 2.2 7.5 2.2s7.5-1 7.5-2.2-3.4-2.2-7.5-2.2S4.5 9.8 4.5 11Z'),
  litecoin: outline('M11.5 4 8 19h9M6.5 14.5l7.5-3'),
}

/** An icon, since initials mark a payee. */
export function CoinMark({ name, size }: { name: string; size?: 'small' }) {
  const coin = coinOf(name)
  const Icon = coin === undefined ? CoinIcon : marks[coin]
  return (
    <Disc aria-hidden="true" data-size={size}>
      <Icon size={size === 'small' ? 16 : 20} />
    </Disc>
  )
}

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
