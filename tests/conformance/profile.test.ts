import { describe, expect, it } from 'vitest'
import { loadPlan, type Plan } from '#tests/conformance/contract/plan.ts'
import { profileFieldsOf, shownOf, tryingValues, valuesOf } from './scenarios/profile.ts'

const plan = await loadPlan()

const wider: Plan = {
  ...plan,
  operations: plan.operations.map((operation) => ({
    ...operation,
    form:
      operation.id === 'updateProfile'
        ? [
            ...operation.form,
            {
              ...{ name: 'invented_field', required: false, file: false, record: false },
              ...{ example: 'Mira', least: 0, fits: () => true },
            },
          ]
        : operation.form,
  })),
}

describe('the fields of the profile', () => {
  it('come from the contract, with those that may be blank', () => {
    const fields = profileFieldsOf({ plan })
    expect(fields.filter(({ mayBeBlank }) => !mayBeBlank).map(({ name }) => name)).toEqual(['fullname'])
    expect(fields.filter(({ kind }) => kind !== 'text').map(({ name, kind }) => [name, kind])).toEqual([
      ['phone', 'phone'],
      ['dob', 'date'],
    ])
  })

  it('each have a value, also one that is added to the contract and that a bank may not know', () => {
    const fields = profileFieldsOf({ plan: wider })
    const values = tryingValues(fields)
    expect(values).toHaveProperty('invented_field')
    expect(new Set(Object.values(values)).size).toBe(fields.length)
    expect(shownOf(fields, { profile: { fullname: 'Mira Halden' } }).map(({ name }) => name)).not.toContain(
      'invented_field',
    )
    expect(valuesOf(fields, { invented_field: 'Mia' })).toMatchObject({ invented_field: 'Mia', phone: '' })
  })
})
