import { afterEach, describe, expect, it } from 'vitest'
import { apiRoot, checkMount, config, defaults, readConfig, uploadUrl } from '#src/config.ts'

afterEach(() => {
  Object.assign(config, defaults)
})

describe('the configuration', () => {
  it('[R3] has these defaults', () => {
    expect(readConfig({})).toEqual(defaults)
    expect(defaults).toMatchObject({ baseUrl: '', apiUrl: '{host}', basename: '/wp-user', loginRouteName: 'signin' })
  })

  it.each(['{host}', '{host}/bank', '/bank', 'https://api.bank.test', 'HTTP://localhost:8000'])(
    'accepts the API address %s',
    (apiUrl) => {
      expect(readConfig({ apiUrl })).toMatchObject({ apiUrl })
    },
  )

  it.each([
    [[], /not an object/],
    [null, /not an object/],
    [{ apiURL: 'x' }, /unknown entry: apiURL/],
    [{ idleLogoutMinutes: '5' }, /idleLogoutMinutes must be a number/],
    [{ idleLogoutMinutes: -1 }, /must be finite and not negative/],
    [{ apiUrl: 'api.bank.test' }, /apiUrl must begin with/],
    [{ errorReportUrl: 'mailto:errors@bank.test' }, /errorReportUrl must begin with/],
    [{ sendIdempotencyKey: 'no' }, /sendIdempotencyKey must be a boolean/],
    [{ loginRouteName: '../x' }, /loginRouteName must be one segment/],
    [{ loginRouteName: 'forgot' }, /and none of: signup, verify, forgot/],
    [{ basename: 'wp-user' }, /basename must be a path that begins with/],
    [{ depositMonth: 'lunar' }, /depositMonth must be one of: zero-based, calendar/],
  ])('refuses to start with unreadable settings: %j', (given, problem) => {
    expect(() => readConfig(given)).toThrow(problem)
  })

  it.each(['/bank', '/wp-users', '/wp-user/dashboard'])(
    'names a basename that does not contain the page: %s',
    (basename) => {
      expect(() => checkMount(basename, '/wp-user/')).toThrow(`basename is ${basename}, but this page is at /wp-user/`)
    },
  )

  it.each(['/wp-user', '/wp-user/', '/WP-user', '/', ''])('starts below its basename: %s', (basename) => {
    expect(() => checkMount(basename, '/wp-user/auth/signin')).not.toThrow()
  })

  it("[R3, R201] uses the API of the page's own host, or the configured address", () => {
    expect(apiRoot({ apiUrl: '{host}' })).toBe('')
    expect(apiRoot({ apiUrl: 'https://api.bank.test/v1//' })).toBe('https://api.bank.test/v1')
  })

  it.each([
    ['me & you.png', '/uploads/me%20%26%20you.png'],
    ['2026/me.png', '/uploads/2026/me.png'],
    ['a?x#y.png', '/uploads/a%3Fx%23y.png'],
    ['../api/users.php', undefined],
    ['https://cdn.test/me.png', 'https://cdn.test/me.png'],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg/>', undefined],
  ])('[R87] resolves the picture %j to %j', (file, url) => {
    expect(uploadUrl(file)).toBe(url)
  })

  it('[R87] has one setting for the folder of uploads', () => {
    Object.assign(config, { baseUrl: 'https://assets.test', uploadsPath: '/pictures/' })
    expect(uploadUrl('me.png')).toBe('https://assets.test/pictures/me.png')
  })
})
