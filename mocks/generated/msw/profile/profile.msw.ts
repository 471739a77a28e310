import type { RequestHandlerOptions } from 'msw'
/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { handlerOf } from '#mocks/calls.ts'
import type { Responding } from '#mocks/calls.ts'
import type { GetProfileAnswer } from '../../zod/schemas/getProfileAnswer.ts'
import type { UpdatePictureAnswer } from '../../zod/schemas/updatePictureAnswer.ts'
import type { UpdateProfileAnswer } from '../../zod/schemas/updateProfileAnswer.ts'

export const getProfile = (
  response: Responding<GetProfileAnswer> = {
    user: {
      fullname: 'Mira Halden',
      email: 'mira.halden@example.com',
      username: 'mira.halden',
      picture: null,
      current_plan: 'Basic',
      role: 'customer',
      verification_status: 'verified',
    },
    nc: 1,
    profile: {
      fullname: 'Mira Halden',
      email: 'mira.halden@example.com',
      username: 'mira.halden',
      picture: null,
      current_plan: 'Basic',
      role: 'customer',
      verification_status: 'verified',
      phone: '+00 555 0100',
      gender: 'Female',
      dob: '1990-04-12',
      country: 'Elsewhere',
      marital_status: 'Single',
      home_address: '1 Sample Street, Sampleton',
      next_of_kin: 'Jonas Halden',
      verified: 'yes',
      submitted: 'Yes',
    },
  },
  options?: RequestHandlerOptions,
) => handlerOf('getProfile', response, options)

export const updatePicture = (
  response: Responding<UpdatePictureAnswer> = { status: 'success', message: 'Action Successful' },
  options?: RequestHandlerOptions,
) => handlerOf('updatePicture', response, options)

export const updateProfile = (
  response: Responding<UpdateProfileAnswer> = { status: 'success', message: 'Action Successful' },
  options?: RequestHandlerOptions,
) => handlerOf('updateProfile', response, options)
export const getProfileMock = () => [getProfile(), updatePicture(), updateProfile()]
