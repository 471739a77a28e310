/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { GetProfileAnswer } from '../../zod/schemas/getProfileAnswer.ts'
import type { UpdatePictureAnswer } from '../../zod/schemas/updatePictureAnswer.ts'
import type { UpdateProfileAnswer } from '../../zod/schemas/updateProfileAnswer.ts'

export const getGetProfileResponseMock = (): GetProfileAnswer => ({
  user: {
    fullname: 'Mira Halden',
    email: 'mira.halden@example.com',
    username: 'mira.halden',
    picture: null,
    current_plan: 'Basic',
    role: 'customer',
    verification_status: 'verified',
  },
  nc: 2,
  profile: {
    fullname: 'Mira Halden',
    email: 'mira.halden@example.com',
    username: 'mira.halden',
    picture: 'mira-halden.png',
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
})

export const getUpdatePictureResponseMock = (): UpdatePictureAnswer => ({
  status: 'success',
  message: 'Action Successful',
})

export const getUpdateProfileResponseMock = (): UpdateProfileAnswer => ({
  status: 'success',
  message: 'Action Successful',
})

export const getGetProfileMockHandler = (
  overrideResponse?:
    | GetProfileAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetProfileAnswer> | GetProfileAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('getProfile'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetProfileResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdatePictureMockHandler = (
  overrideResponse?:
    | UpdatePictureAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdatePictureAnswer> | UpdatePictureAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('updatePicture'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePictureResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdateProfileMockHandler = (
  overrideResponse?:
    | UpdateProfileAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateProfileAnswer> | UpdateProfileAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    calls('updateProfile'),
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateProfileResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getProfileMock = () => [
  getGetProfileMockHandler(),
  getUpdatePictureMockHandler(),
  getUpdateProfileMockHandler(),
]
