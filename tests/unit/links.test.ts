import { describe, expect, it } from 'vitest'
import { mailUrl, telUrl, whatsappUrl } from '#src/lib/contactUrls.ts'
import { encodePathSegment } from '#src/lib/text.ts'

describe('links to other programs', () => {
  it.each([
    ['+1 202 555 0199', 'https://wa.me/12025550199'],
    ['0044 (20) 7946-0000', 'https://wa.me/442079460000'],
    ['javascript:alert(1)', 'https://wa.me/1'],
    ['//evil.example/?', undefined],
    ['', undefined],
  ])('[R200] builds a WhatsApp address from %j', (number, url) => {
    expect(whatsappUrl(number)).toBe(url)
  })

  it.each([
    ['+1 (202) 555-0100', 'tel:+12025550100'],
    [' +49 30 1234', 'tel:+49301234'],
    ['1,,2;ext=9', 'tel:129'],
    ['n/a', undefined],
  ])('[R200] builds a telephone address from %j', (number, url) => {
    expect(telUrl(number)).toBe(url)
  })

  it.each([
    ['help@bank.example', 'mailto:help@bank.example'],
    ['help@bank.example?bcc=thief@x.example', 'mailto:help%40bank.example%3Fbcc%3Dthief@x.example'],
    ['a&b@bank.example', 'mailto:a%26b@bank.example'],
    [' help @ bank.example ', 'mailto:help@bank.example'],
    ['nobody', undefined],
    ['@bank.example', undefined],
    ['help@', undefined],
  ])('[R200] builds a mail address from %j', (address, url) => {
    expect(mailUrl(address)).toBe(url)
  })
})

it('any text can be encoded in a path, also half a character', () => {
  expect(encodePathSegment('a/b c?#')).toBe('a%2Fb%20c%3F%23')
  expect(encodePathSegment('Ada \uD83D')).toBe('Ada%20%EF%BF%BD')
  expect(encodePathSegment('🏦')).toBe(encodeURIComponent('🏦'))
})
