/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * How to reach the bank. A way that does not exist is `null`, empty or absent.
 */
export interface ContactDetails {
  /**
   * WhatsApp number, with the country code.
   * @nullable
   */
  whatsapp?: string | null
  /**
   * E-mail address.
   * @nullable
   */
  email?: string | null
  /**
   * Telephone number, with the country code.
   * @nullable
   */
  phone?: string | null
}
