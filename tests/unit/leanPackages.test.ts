import { describe, expect, it } from 'vitest'
import { leanPackages } from '#src/hosting/leanPackages.ts'

type Hook = (this: { error: (message: string) => never }, error?: Error) => void

const context = {
  error: (message: string): never => {
    throw new Error(message)
  },
}

describe('what is left out of packages', () => {
  it('fails the build when a package has changed so that it is not found any more', () => {
    const buildEnd = leanPackages().buildEnd as Hook
    expect(() => buildEnd.call(context)).toThrow(/finds nothing to leave out: .*react-router.*styled-components/)
  })

  it('hides no other failure of the build', () => {
    const buildEnd = leanPackages().buildEnd as Hook
    expect(() => buildEnd.call(context, new Error('another'))).not.toThrow()
  })
})
