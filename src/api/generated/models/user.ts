/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Flag } from './flag.ts'
import type { UserRole } from './userRole.ts'
import type { VerificationStatus } from './verificationStatus.ts'
import type { YesNo } from './yesNo.ts'

/**
 * A customer, or an administrator, as the bank knows them. What a customer may leave blank in the profile is an empty string, `null` or absent.
 */
export interface User {
  /** Full name, first name first. */
  fullname: string
  /** The e-mail address the customer signs in with. */
  email: string
  /**
   * The name the customer chose at sign-up.
   * @nullable
   */
  username?: string | null
  /**
   * File name of the profile picture, below the bank's folder for uploads. Empty or `null`: no picture.
   * @nullable
   */
  picture?: string | null
  /**
   * Telephone number, as the customer wrote it.
   * @nullable
   */
  phone?: string | null
  /**
   * As the customer wrote it.
   * @nullable
   */
  gender?: string | null
  /**
   * Date of birth, `YYYY-MM-DD`.
   * @nullable
   */
  dob?: string | null
  /**
   * Country of residence, by its name.
   * @nullable
   */
  country?: string | null
  /**
   * As the customer wrote it.
   * @nullable
   */
  marital_status?: string | null
  /**
   * Postal address, in one line.
   * @nullable
   */
  home_address?: string | null
  /**
   * Name of the person to turn to when the customer cannot be reached.
   * @nullable
   */
  next_of_kin?: string | null
  /**
   * Name of the account plan the customer is on.
   * @nullable
   */
  current_plan?: string | null
  /** `customer` uses this product; `admin` has an area of its own elsewhere. */
  role?: UserRole
  verification_status?: VerificationStatus
  /** Whether the e-mail address is verified. */
  verified?: Flag
  /** Whether documents for identity verification have been submitted. */
  submitted?: YesNo
  /** A token, only in the answer to a sign-in. Never part of a loader's answer. */
  jwt?: string
}
