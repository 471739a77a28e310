import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { phrasePlace } from '#tests/conformance/contract/places.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { Secrets } from '#tests/conformance/transport/redact.ts'
import { idsInReadme } from './rule.ts'
import { rules } from './rules.ts'

describe('the rules', () => {
  it('are all checked: the list has every rule that a file in rules/ exports', async () => {
    const folder = fileURLToPath(new URL('rules', import.meta.url))
    const exported = new Set<unknown>()
    for (const name of readdirSync(folder)) {
      const module: unknown = await import(`./rules/${name}`)
      for (const value of Object.values(isRecord(module) ? module : {}))
        if (isRecord(value) && 'level' in value) exported.add(value)
    }
    expect(new Set(rules)).toEqual(exported)
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  })

  it.each(rules)('$id quotes the contract exactly', ({ source }) => {
    if (source !== undefined) expect(phrasePlace(source.file, source.phrase)).toMatch(/^openapi\/.+:\d+$/)
  })

  it('are those that the README names', () => {
    expect(rules.map(({ id }) => id).sort()).toEqual(idsInReadme.toSorted())
  })
})

describe('secrets', () => {
  it('are replaced everywhere, encoded or not', () => {
    const secrets = new Secrets()
    secrets.add('PASSWORD', 'pass word&1')
    secrets.add('TOKEN', 'tok')
    secrets.add('TOKEN_SECOND', 'token-longer')
    expect(secrets.redact('token-longer tok pass word&1 pass+word%261')).toBe(
      '$TOKEN_SECOND $TOKEN $PASSWORD $PASSWORD_ENCODED',
    )
  })

  it('shared by several customers are named after the customer of the text', () => {
    const secrets = new Secrets()
    const shared = { password: 'demo-password', pin: '1234' }
    secrets.addCustomer({ kind: 'main', email: 'main@example.com', ...shared })
    secrets.addCustomer({ kind: 'no-pin', email: 'no-pin@example.com', ...shared, token: 'token-of-no-pin' })
    secrets.addCustomer({ kind: 'main', email: 'main@example.com', ...shared, token: 'token-of-main' })
    expect(secrets.redact('c_pwd=demo-password')).toBe('c_pwd=$PASSWORD')
    expect(secrets.redact('token=token-of-main&pin=1234')).toBe('token=$TOKEN&pin=$PIN')
    expect(secrets.redact('token=token-of-no-pin&pin=1234')).toBe('token=$TOKEN_NO_PIN&pin=$PIN_NO_PIN')
    expect(secrets.redact('email=no-pin%40example.com&password=demo-password')).toMatch(/=\$PASSWORD_NO_PIN$/)
    expect(secrets.redact('token=token-of-main&email=no-pin%40example.com&c_pwd=demo-password')).toMatch(/\$PASSWORD$/)
  })

  it('have the name of their last use', () => {
    const secrets = new Secrets()
    secrets.add('TOKEN', 'first')
    secrets.add('FORMER_TOKEN', 'first')
    secrets.add('TOKEN', "it's next")
    expect(secrets.redact('first, it%27s+next')).toBe('$FORMER_TOKEN, $TOKEN_ENCODED')
  })

  it('are hidden as JSON writes them, and trimmed', () => {
    const secrets = new Secrets()
    secrets.add('PASSWORD', ' say "it" ')
    expect(secrets.redact(String.raw`{"was":" say \"it\" "}, then say "it".`)).toBe(
      '{"was":"$PASSWORD"}, then $PASSWORD.',
    )
  })

  it('are hidden in base64 of both kinds, padded or not, and where it was cut', () => {
    const secrets = new Secrets()
    secrets.add('PASSWORD', 'demo?>password')
    secrets.add('PIN', '1234')
    expect(secrets.redact(String.raw`ZGVtbz8+cGFzc3dvcmQ=, ZGVtbz8-cGFzc3dvcmQ, MTIzNA==, MTIzNA, ZGVtbz8…`)).toBe(
      '$PASSWORD_BASE64=, $PASSWORD_BASE64, $PIN_BASE64==, $PIN_BASE64, …',
    )
  })

  it('that a run makes are hidden, unless they contain a known one', () => {
    const secrets = new Secrets()
    secrets.add('PASSWORD', 'demo-password')
    secrets.addMade('CHOSEN_PASSWORD', 'demo-password-2')
    secrets.addMade('CHOSEN_PASSWORD', 'another')
    expect(secrets.redact('another demo-password-2')).toBe('$CHOSEN_PASSWORD $PASSWORD-2')
  })

  it('leave no beginning in a text that was cut', () => {
    const secrets = new Secrets()
    secrets.add('PASSWORD', 'demo-password')
    secrets.addMade('CHANGED_PASSWORD', 'demo-p')
    expect(secrets.redact('{"password":"demo-pass…, {"jwt":"abc.de…')).toBe('{"password":"…, {"jwt":"…')
  })

  it('of four digits are not matched inside other numbers', () => {
    const secrets = new Secrets()
    secrets.add('PIN', '1234')
    expect(secrets.redact('pin=1234&amount=12.34, 812345, 0.1234')).toBe('pin=$PIN&amount=12.34, 812345, 0.1234')
    const amounts = 'amount=1234 {"amount":1234,"tb":"1234"'
    expect(secrets.redact(`${amounts},"pin":"1234"}`)).toBe(`${amounts},"pin":"$PIN"}`)
  })

  it('are hidden within wrong ones, and so are wrong ones that tell most of them', () => {
    const secrets = new Secrets()
    secrets.add('PIN', '1234')
    secrets.add('PASSWORD', 'Ab-9')
    for (const wrong of ['1234.0', '1239', '123', '4321', '7391', '0000']) secrets.addWrong('WRONG_PIN', wrong, '1234')
    for (const wrong of ['aB-9', 'Ab-9x', 'Ab-', 'x']) secrets.addWrong('WRONG_PASSWORD', wrong, 'Ab-9')
    expect(secrets.redact('c_pwd=1234.0&n_pwd=12341234&pin=01234')).toBe('c_pwd=$PIN.0&n_pwd=$PIN$PIN&pin=0$PIN')
    expect(secrets.redact('pin=1239, pin=123&a=123, 4321, pin=7391')).toBe(
      'pin=$WRONG_PIN, pin=$WRONG_PIN&a=123, $WRONG_PIN, pin=7391',
    )
    expect(secrets.redact('password=aB-9&c_pwd=Ab-9x&n_pwd=Ab-')).toBe(
      'password=$WRONG_PASSWORD&c_pwd=$PASSWORDx&n_pwd=$WRONG_PASSWORD',
    )
  })

  it('include tokens that were not registered', () => {
    expect(new Secrets().redact('{"jwt":"abc.def","message":"x"}')).toBe('{"jwt":"…","message":"x"}')
  })
})
