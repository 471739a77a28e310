/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The whole profile, as it is to be from now on. An empty field empties it.
 */
export interface UpdateProfileRequest {
  /** Full name. */
  fullname: string
  /** Telephone number. */
  phone: string
  /** As the customer wants it. */
  gender: string
  /**
   * Date of birth, `YYYY-MM-DD`, or empty.
   * @pattern ^(\d{4}-\d{2}-\d{2})?$
   */
  dob: string
  /** Country of residence, by its name. */
  country: string
  /** As the customer wants it. */
  marital_status: string
  /** Postal address, in one line. */
  home_address: string
  /** Name of the person to turn to when the customer cannot be reached. */
  next_of_kin: string
}
