/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { http, HttpResponse, type RequestHandlerOptions } from 'msw'
import { calls } from '#mocks/calls.ts'
import type { GetProfileAnswer } from '../../zod/schemas/getProfileAnswer.ts'
import type { UpdatePictureAnswer } from '../../zod/schemas/updatePictureAnswer.ts'
import type { UpdateProfileAnswer } from '../../zod/schemas/updateProfileAnswer.ts'

export const getGetProfileMockHandler = (
  response:
    | GetProfileAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GetProfileAnswer> | GetProfileAnswer) = {
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
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('getProfile'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getUpdatePictureMockHandler = (
  response:
    | UpdatePictureAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdatePictureAnswer> | UpdatePictureAnswer) = {
    status: 'success',
    message: 'Action Successful',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('updatePicture'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )

export const getUpdateProfileMockHandler = (
  response:
    | UpdateProfileAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpdateProfileAnswer> | UpdateProfileAnswer) = {
    status: 'success',
    message: 'Action Successful',
  },
  options?: RequestHandlerOptions,
) =>
  http.post(
    calls('updateProfile'),
    async (info) => HttpResponse.json(typeof response === 'function' ? await response(info) : response),
    options,
  )
export const getProfileMock = () => [
  getGetProfileMockHandler(),
  getUpdatePictureMockHandler(),
  getUpdateProfileMockHandler(),
]
